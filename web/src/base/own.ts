/** A record's own value for a key from outside, such as an address: never one that all objects inherit. */
export function own<T>(record: Record<string, T> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
