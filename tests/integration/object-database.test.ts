import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { migrate, ObjectDatabase, type Schema } from '../../workers/object-database'

const schemaOf = (...steps: string[]): Schema => ({
  steps,
  log: {
    table: 'test_steps',
    create: 'CREATE TABLE test_steps (step INTEGER PRIMARY KEY)',
    last: 'SELECT max(step) AS step FROM test_steps',
    insert: 'INSERT INTO test_steps (step) VALUES (?)',
  },
})

const NOTES = 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)'
const schema = schemaOf(NOTES)

/** The storage of an object that has never been written to, and what its tables are. */
const inEmptyObject = (test: (storage: DurableObjectStorage, tables: () => string[]) => void | Promise<void>) =>
  runInDurableObject(env.HUB.getByName(crypto.randomUUID()), (_, { storage }) =>
    test(storage, () =>
      storage.sql
        .exec<{ name: string }>(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
        )
        .toArray()
        .map(({ name }) => name),
    ),
  )

const stepsOf = (storage: DurableObjectStorage) =>
  storage.sql.exec('SELECT step FROM test_steps ORDER BY step').toArray()

test('tables come with the first write: reading and changing an empty object leaves it empty', () =>
  inEmptyObject((storage, tables) => {
    const db = new ObjectDatabase(storage, schema)
    expect(db.list('SELECT * FROM notes')).toEqual([])
    expect(db.find('SELECT * FROM notes')).toBeNull()
    db.change('DELETE FROM notes')
    expect(db.isEmpty).toBe(true)
    expect(tables()).toEqual([])
    expect(db.write("INSERT INTO notes (text) VALUES ('one')")).toBe(true)
    expect(db.isEmpty).toBe(false)
    expect(db.find('SELECT text FROM notes')).toEqual({ text: 'one' })
    expect(db.write("DELETE FROM notes WHERE text = 'two'")).toBe(false)
    db.change("UPDATE notes SET text = 'three'")
    expect(db.list('SELECT text FROM notes')).toEqual([{ text: 'three' }])
  }))

test('a transaction that throws leaves nothing', () =>
  inEmptyObject((storage) => {
    const db = new ObjectDatabase(storage, schema)
    const work = () => {
      db.write("INSERT INTO notes (text) VALUES ('one')")
      throw new Error('broken')
    }
    expect(() => db.transaction(work)).toThrow('broken')
    expect(db.list('SELECT * FROM notes')).toEqual([])
  }))

test('an emptied object is as new: it reads nothing, and a write makes its tables again', () =>
  inEmptyObject(async (storage, tables) => {
    const db = new ObjectDatabase(storage, schema)
    db.write("INSERT INTO notes (text) VALUES ('one')")
    await storage.setAlarm(Date.now() + 60_000)
    await db.empty()
    expect(await storage.getAlarm()).toBeNull()
    expect(tables()).toEqual([])
    expect(db.list('SELECT * FROM notes')).toEqual([])
    db.write("INSERT INTO notes (text) VALUES ('two')")
    expect(db.list('SELECT text FROM notes')).toEqual([{ text: 'two' }])
  }))

test('existing tables get the missing steps when the object starts, each of them once', () =>
  inEmptyObject((storage) => {
    new ObjectDatabase(storage, schema).write("INSERT INTO notes (text) VALUES ('one')")
    const next = schemaOf(
      NOTES,
      "ALTER TABLE notes ADD COLUMN kind TEXT NOT NULL DEFAULT 'plain'",
      'CREATE TABLE tags (id TEXT)',
    )
    const db = new ObjectDatabase(storage, next)
    expect(stepsOf(storage)).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }])
    expect(db.list('SELECT text, kind FROM notes')).toEqual([{ text: 'one', kind: 'plain' }])
    migrate(storage, next)
    expect(stepsOf(storage)).toHaveLength(3)
  }))

test('a step that fails leaves nothing of itself, nor of those that came with it', () =>
  inEmptyObject((storage, tables) => {
    new ObjectDatabase(storage, schema).write("INSERT INTO notes (text) VALUES ('one')")
    const broken = schemaOf(NOTES, 'CREATE TABLE tags (id TEXT)', 'CREATE TABLE half (id TEXT); NONSENSE')
    expect(() => new ObjectDatabase(storage, broken)).toThrow(/syntax error/)
    expect(tables()).toEqual(['test_steps', 'notes'])
    expect(stepsOf(storage)).toEqual([{ step: 1 }])
  }))

test('the release before runs on the tables of a later one', () =>
  inEmptyObject((storage) => {
    const next = schemaOf(NOTES, "ALTER TABLE notes ADD COLUMN kind TEXT NOT NULL DEFAULT 'plain'")
    new ObjectDatabase(storage, next).write("INSERT INTO notes (text) VALUES ('one')")
    const db = new ObjectDatabase(storage, schema)
    expect(db.write("INSERT INTO notes (text) VALUES ('two')")).toBe(true)
    expect(db.list('SELECT text FROM notes')).toEqual([{ text: 'one' }, { text: 'two' }])
    expect(stepsOf(storage)).toEqual([{ step: 1 }, { step: 2 }])
  }))
