import fc from 'fast-check'
import { hostileText } from '../property/hostile'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A text as it travels: halves of characters become the sign for what could not be read. */
export const wellFormed = (text: string) => decoder.decode(new TextEncoder().encode(text))

/** What ends a string, a statement or an expression of SQL, and what the full-text search takes for its own language. */
const QUERIES = [
  ...["'", '"', "';--", "' OR '1'='1", '1; DROP TABLE users', "') UNION SELECT password_hash FROM users --", '\\'],
  ...['%', '_'],
  ...["x' AND randomblob(1000000000) --", '"a" NEAR "b"', 'NEAR(a b, 5)', 'a AND', 'OR', 'NOT', '*', 'a*', '^a'],
  ...['-a', 'a:b'],
  ...['content:x', '((((', '))', '{a b}: c', '"unclosed', "a''b", 'a + b', '+', '""', "json_each('[')", '$.a', '?1'],
  ...[':a', '@a'],
]
const NUMBERS = [
  ...['-1', '0', '-0', '1.5', '1e3', '1e309', '-1e309', 'NaN', 'Infinity', '0x10', '٣', '１２', ' 7 ', '+7', '007'],
  ...['1_000'],
  ...['2147483648', '9007199254740993', '9223372036854775808', '-9223372036854775809', '1'.repeat(400)],
  ...['0'.repeat(400)],
]
const INSTANTS = [
  ...['0000-00-00', '2026-02-30', '2026-13-01', '9999-12-31', '10000-01-01', '-000001-01-01', '+275760-09-13'],
  ...['1899-12-31'],
  ...['2026-11-22T10:00Z', '2026-11-22T25:61', '24:00', '23:59:60', '-1:-1', '1970-01-01T00:00:00.000Z', '2026-W01'],
  ...['2026-11'],
  ...['275760-09-13T00:00:00.001Z', 'UTC', 'Etc/GMT+99', 'Europe/Nowhere', 'America/Argentina/ComodRivadavia'],
  ...['../../etc/localtime'],
]
const NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'length'],
  ...['undefined', 'null'],
  ...['[]', '{}', '[object Object]', 'true', '#{7*7}', '{{7*7}}', '<svg onload=alert(1)>', 'javascript:alert(1)'],
  ...['//evil.example'],
]
const LONG = ['a', '🌒', 'ё', '\u0301', '\n', '"', '%', '\u202e', '<'].map((unit) => unit.repeat(20_000))

/** Existing ids and names, so that requests mix valid and invalid values. */
const KNOWN = [
  'w_owner',
  'w_member',
  'w_blocked',
  'planted-post',
  'planted-comment',
  '0e7e0000-0000-4000-8000-000000000001',
]

/** A text that has broken some site somewhere, of any length, as a form, a query or a body of JSON can carry it. */
export const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...QUERIES, ...NUMBERS, ...INSTANTS, ...NAMES) },
  { weight: 2, arbitrary: fc.constantFrom(...QUERIES).chain((query) => hostileText.map((text) => query + text)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...KNOWN, ...KNOWN.map((known) => `${known}'`), ...KNOWN.map((it) => it.toUpperCase())),
  },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
)

/** A value that JSON can carry where something else belongs. */
export const hostileJson = fc.oneof(
  hostileValue,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, -1e308, 9007199254740992, [], {}, [[]], [null], ['a', 'a'], {
    $ne: null,
  }),
  fc.constantFrom({ constructor: { prototype: { polluted: 1 } } }, { toString: 1 }, { length: 1e9 }),
  fc
    .integer({ min: 1, max: 400 })
    .map((depth) => Array.from({ length: depth }).reduce((inner) => [inner], [] as unknown)),
)

/** Bodies that are no form and no JSON, or nearly one. */
export const hostileBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(
    ...['', '{', '[', '{"a":', 'null', '[]', '"text"', '0', '{"a":1}{"b":2}', '{"__proto__":{"polluted":1}}'],
    ...['\ufeff{}', '{\u0000}'],
    ...['--x', '--x\r\n\r\n', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--'],
    ...['--x\r\nContent-Disposition: form-data; name=\r\n'],
    ...['a=%', 'a=%E0%A4%A', '%=%&=&&', 'a[]=1&a[0]=2&a[b]=3', '='.repeat(5000), 'a=1&'.repeat(2000)],
    ...['['.repeat(100_000)],
    ...['{"a":'.repeat(5000), `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":0`).join()}}`],
    ...['intent=save&intent=delete'],
    ...['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'a'.repeat(2_000_001)],
  ),
  fc.uint8Array({ maxLength: 300 }),
  hostileValue,
)

/** What may be said of a body, whatever it is. */
export const hostileContentType = fc.constantFrom(
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data'],
  ...['application/json', 'text/plain'],
  ...['', 'application/x-www-form-urlencoded; charset=utf-16', 'multipart/form-data; boundary=""', 'image/png', '/'],
  ...['a'.repeat(8000)],
)

/** One segment of a path, as a request line has it. */
export const hostileStep = fc.oneof(
  fc.constantFrom(
    ...['%00', '%', '%E0%A4%A', '%ff', '%2e%2e%2f', '..%2f..%2fetc%2fpasswd', '%2F%2Fevil.example', '..%5c'],
    ...['%0d%0aX-Evil:1', '.data'],
    ...['%2edata', '.', '*', ';a=b', '%3Fq', '%23', '~', '%20', '+', '-1', '1e309', '9'.repeat(400), '__proto__'],
    ...['constructor', 'undefined'],
    ...["'", '%27%20OR%201=1--', '%22', '%f0%9f%8c%92'.repeat(50), '%ed%a0%80', '%c0%ae%c0%ae', 'a'.repeat(6000)],
    ...['card.png', '0.ics', '_root'],
  ),
  hostileValue.map((text) => encodeURIComponent(wellFormed(text)).slice(0, 6000)).filter((step) => step !== ''),
)

/** Headers as a client may write them; those the platform writes itself are left to it. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'Accept-Language': 'ru-'.repeat(8000) },
      { 'Accept-Language': 'xx;q=NaN,*;q=1e309,,;;=,__proto__,ru;q=-1' },
      { Cookie: 'session=' },
      { Cookie: `session=${'a'.repeat(20_000)}; language=__proto__; theme=constructor` },
      { Cookie: 'session=%E0%A4%A; language=%; =; ;;; theme="' },
      { Cookie: 'language=eyJ4IjoxfQ.AAAA; birth=bm90LWEtYm94; registered=..; notice=null; oauth=%00' },
      { 'If-None-Match': '*, W/"", """' },
      { Range: 'bytes=99999999999999999999-' },
      { 'User-Agent': `${'('.repeat(5000)}` },
      { 'User-Agent': '' },
      { Accept: 'application/json;q=__proto__' },
      { 'Sec-Fetch-Dest': 'document' },
      { Referer: '::::' },
      { 'X-Forwarded-For': "' OR 1=1", 'X-Forwarded-Host': 'evil.example', 'X-HTTP-Method-Override': 'DELETE' },
      { 'X-Remix-Response': 'yes', 'X-Member': 'w_owner', 'X-Request-Id': '<script>' },
    ),
  },
)
