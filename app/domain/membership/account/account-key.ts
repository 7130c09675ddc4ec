/** The form in which addresses and usernames are compared: `Anna@Example.com` and `anna@example.com` are one account. */
export function toAccountKey(value: string): string {
  return value.normalize('NFKC').trim().toLowerCase()
}
