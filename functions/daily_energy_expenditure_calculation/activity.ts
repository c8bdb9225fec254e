/** Physical activity levels of the contract's five activities: midpoints of the D-A-CH reference ranges. */
export const palFactors = {
  sedentary: 1.2,
  office: 1.45,
  light_sedentary: 1.65,
  walking_standing: 1.85,
  physically_demanding: 2.2,
} as const;

/** The activities in the order of their factor. */
export const activities = [
  "sedentary",
  "office",
  "light_sedentary",
  "walking_standing",
  "physically_demanding",
] as const;
