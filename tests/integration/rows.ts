import { env } from 'cloudflare:workers'
import { and, eq, getTableColumns, inArray, is, isNull, SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { createDatabase } from '../../drizzle/client'

type Columns<T extends SQLiteTable> = T['_']['columns']
type StoredValue<C extends SQLiteColumn> = C['_']['notNull'] extends true
  ? C['_']['driverParam']
  : C['_']['driverParam'] | null

/** A row as D1 stores it: names of columns, instants as milliseconds, booleans as 0 and 1, JSON as text. */
type StoredRow<T extends SQLiteTable> = {
  [K in keyof Columns<T> & string as Columns<T>[K]['_']['name']]: StoredValue<Columns<T>[K]>
}

/** Values that columns must have, where a list allows each of its values; or a condition. */
type Where<T extends SQLiteTable> =
  | { [K in keyof T['$inferSelect']]?: T['$inferSelect'][K] | NonNullable<T['$inferSelect'][K]>[] }
  | SQL

const database = () => createDatabase(env.DB)

/** Inserts rows directly; missing columns get their defaults. */
export async function insertRow<T extends SQLiteTable>(table: T, ...rows: SQLiteInsertValue<T>[]) {
  await database().insert(table).values(rows)
}

/**
 * Inserts many rows of the same columns with one statement, where `insertRow` would have more parameters than D1 takes. The values
 * go as one list in JSON.
 */
export async function insertMany<T extends SQLiteTable>(table: T, rows: T['$inferInsert'][]) {
  const [first] = rows
  if (!first) return
  const known: Record<string, SQLiteColumn> = getTableColumns(table)
  const columns = Object.keys(first).map((name) => [name, known[name]!] as const)
  const values = rows.map((row: Record<string, unknown>) =>
    columns.map(([name, column]) => {
      const value = row[name] ?? null
      return value === null ? null : column.mapToDriverValue(value)
    }),
  )
  const names = columns.map(([, { name }]) => sql.identifier(name))
  const places = columns.map((_, place) => sql`value ->> ${sql.raw(`'$[${place}]'`)}`)
  await database().run(
    sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(places, sql`, `)} FROM json_each(${JSON.stringify(values)})`,
  )
}

/** Changes the rows of a table that `where` selects: all of them when it is empty. */
export async function updateRows<T extends SQLiteTable>(table: T, where: Where<T>, change: Partial<T['$inferInsert']>) {
  // drizzle doesn't resolve the type of a change while the table is a type parameter.
  await database()
    .update(table)
    .set(change as never)
    .where(condition(table, where))
}

/** Adds milliseconds, or takes them away, to an instant of the rows that `where` selects. */
export async function shiftInstant<T extends SQLiteTable>(
  table: T,
  column: keyof T['$inferSelect'] & string,
  milliseconds: number,
  where: Where<T> = {},
) {
  const shifted = getTableColumns(table)[column]!
  await database()
    .update(table)
    .set({ [column]: sql`${shifted} + ${milliseconds}` } as never)
    .where(condition(table, where))
}

/** Sets values inside a JSON column of the selected rows, by their paths: `{ '$.chart.type': 'projector' }`. */
export async function patchJson<T extends SQLiteTable>(
  table: T,
  column: keyof T['$inferSelect'] & string,
  where: Where<T>,
  values: Record<string, unknown>,
) {
  const patched = Object.entries(values).reduce(
    (json, [path, value]) => sql`json_set(${json}, ${path}, json(${JSON.stringify(value)}))`,
    sql`${getTableColumns(table)[column]!}`,
  )
  await database()
    .update(table)
    .set({ [column]: patched } as never)
    .where(condition(table, where))
}

/** Removes a value from a JSON column of the selected rows, by its path. */
export async function removeFromJson<T extends SQLiteTable>(
  table: T,
  column: keyof T['$inferSelect'] & string,
  where: Where<T>,
  path: string,
) {
  await database()
    .update(table)
    .set({ [column]: sql`json_remove(${getTableColumns(table)[column]!}, ${path})` } as never)
    .where(condition(table, where))
}

/** Copies the rows that `where` selects, with other values in some columns. */
export async function copyRows<T extends SQLiteTable>(table: T, where: Where<T>, change: Partial<T['$inferInsert']>) {
  const rows = await database()
    .select()
    .from(table as SQLiteTable)
    .where(condition(table, where))
  await insertRow(table, ...rows.map((row) => ({ ...row, ...change }) as SQLiteInsertValue<T>))
}

/** Deletes the rows of a table that `where` selects: all of them without it. */
export async function deleteRows<T extends SQLiteTable>(table: T, where: Where<T> = {}) {
  await database().delete(table).where(condition(table, where))
}

/** How many rows of a table are selected by `where`. */
export async function countRows<T extends SQLiteTable>(table: T, where: Where<T> = {}): Promise<number> {
  return database().$count(table, condition(table, where))
}

/** The rows that `where` selects as D1 stores them, in the given order: all of them without a limit. */
export async function storedRows<
  T extends SQLiteTable,
  K extends keyof StoredRow<T> & string = keyof StoredRow<T> & string,
>(
  table: T,
  where: Where<T> = {},
  {
    columns,
    orderBy,
    limit,
  }: { columns?: K[]; orderBy?: ((keyof StoredRow<T> & string) | 'rowid')[]; limit?: number } = {},
): Promise<Pick<StoredRow<T>, K>[]> {
  const names = columns
    ? sql.join(
        columns.map((name) => sql.identifier(name)),
        sql`, `,
      )
    : sql`*`
  const order = orderBy
    ? sql` ORDER BY ${sql.join(
        orderBy.map((name) => sql.identifier(name)),
        sql`, `,
      )}`
    : sql``
  const filter = condition(table, where)
  const most = limit === undefined ? sql`` : sql` LIMIT ${limit}`
  return database().all(sql`SELECT ${names} FROM ${table}${filter ? sql` WHERE ${filter}` : sql``}${order}${most}`)
}

/** All rows of a table by its name, for tables without a schema and for comparisons of many tables. */
export const rowsOfTable = (name: string): Promise<Record<string, unknown>[]> =>
  database().all(sql`SELECT * FROM ${sql.identifier(name)}`)

/** Sets columns of a table's row by their names to values as D1 stores them, for rows that were read so. */
export async function updateColumns(name: string, id: string, values: Record<string, unknown>) {
  const setters = Object.entries(values).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  await database().run(sql`UPDATE ${sql.identifier(name)} SET ${sql.join(setters, sql`, `)} WHERE id = ${id}`)
}

/** The first row that `where` selects as D1 stores it; null without one. */
export async function storedRow<
  T extends SQLiteTable,
  K extends keyof StoredRow<T> & string = keyof StoredRow<T> & string,
>(table: T, where: Where<T> = {}, ...columns: K[]): Promise<Pick<StoredRow<T>, K> | null> {
  const [row] = await storedRows(table, where, { limit: 1, ...(columns.length > 0 && { columns }) })
  return row ?? null
}

/** One column of the first row that `where` selects, as D1 stores it; null without a row. */
export async function storedValue<T extends SQLiteTable, K extends keyof StoredRow<T> & string>(
  table: T,
  column: K,
  where: Where<T> = {},
): Promise<StoredRow<T>[K] | null> {
  const row = await storedRow(table, where, column)
  return row ? row[column] : null
}

function condition<T extends SQLiteTable>(table: T, where: Where<T>): SQL | undefined {
  if (is(where, SQL)) return where
  const columns: Record<string, SQLiteColumn> = getTableColumns(table)
  return and(
    ...Object.entries(where).map(([name, value]) => {
      const column = columns[name]!
      if (value === null) return isNull(column)
      return Array.isArray(value) ? inArray(column, value) : eq(column, value)
    }),
  )
}
