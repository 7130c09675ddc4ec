/**
 * Whether a statement, and with it its batch, was refused because a row had nothing in this column, `table.column`: how a condition undoes
 * a whole batch. D1's own error lies behind that of the query.
 */
export function isMissingValue(error: unknown, column: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`NOT NULL constraint failed: ${column}`)) return true
  }
  return false
}
