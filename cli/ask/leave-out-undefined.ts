/** An object type whose members are never undefined: what is not told is left out. */
export type Told<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The members that are told; an option that was not given is no member of a request. */
export function leaveOutUndefined<Fields extends object>(fields: Fields): Told<Fields> {
  const told: Told<Fields> = { ...fields };
  for (const name in told) if (told[name] === undefined) delete told[name];
  return told;
}
