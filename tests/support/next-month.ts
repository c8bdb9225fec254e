const utcMonthAfter = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));

/** When the month of a request ends that was sent since `sentAt`: either of two, should one have just ended. */
export function nextMonthsSince(sentAt: Date): Date[] {
  return [utcMonthAfter(sentAt), utcMonthAfter(new Date())];
}
