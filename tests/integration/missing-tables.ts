import { env } from 'cloudflare:workers'

/** Takes a table away while `during` runs: what reads or writes it fails as it does with a broken database. */
export async function withoutTable<T>(table: string, during: () => Promise<T>): Promise<T> {
  await env.DB.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  try {
    return await during()
  } finally {
    await env.DB.exec(`ALTER TABLE ${table}_away RENAME TO ${table}`)
  }
}

/** Takes one column of a table away while `during` runs. */
export async function withoutColumn<T>(table: string, column: string, during: () => Promise<T>): Promise<T> {
  await env.DB.exec(`ALTER TABLE ${table} RENAME COLUMN ${column} TO ${column}_away`)
  try {
    return await during()
  } finally {
    await env.DB.exec(`ALTER TABLE ${table} RENAME COLUMN ${column}_away TO ${column}`)
  }
}
