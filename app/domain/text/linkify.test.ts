import { expect, test } from 'vitest'
import { linkify } from './linkify'

const linksOf = (text: string) => linkify(text).flatMap(({ text, href }) => (href ? [[text, href]] : []))

test.each([
  ['See https://example.org/a?b=1#c now', [['https://example.org/a?b=1#c', 'https://example.org/a?b=1#c']]],
  ['Is it http://example.org?', [['http://example.org', 'http://example.org/']]],
  ['(https://example.org/a).', [['https://example.org/a', 'https://example.org/a']]],
  [
    'https://en.wikipedia.org/wiki/Gate_(chart)',
    [['https://en.wikipedia.org/wiki/Gate_(chart)', 'https://en.wikipedia.org/wiki/Gate_(chart)']],
  ],
  ['«https://пример.рф/путь»', [['https://пример.рф/путь', 'https://xn--e1afmkfd.xn--p1ai/%D0%BF%D1%83%D1%82%D1%8C']]],
  ['javascript:alert(1) data:text/html,x ftp://a.b mailto:a@b.c', []],
  ['https:// and http://', []],
  ['nothing here', []],
])('%s', (text, expected) => {
  expect(linksOf(text)).toEqual(expected)
})

test.each(['a https://example.org, b', 'https://a.example https://b.example', '<https://example.org/"onclick=x>', ''])(
  'nothing is added to or taken from: %s',
  (text) => {
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  },
)
