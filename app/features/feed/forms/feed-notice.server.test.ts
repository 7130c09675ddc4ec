import { expect, test } from 'vitest'
import { shortenDraft } from './feed-notice.server'

const typed = (content: string, alts: string[] = []) => ({
  content,
  tags: 'one, two',
  pictures: alts.map((alt) => ({ alt, isDecorative: false })),
  isCut: false,
})

/** What is kept where a notice may have so many bytes. */
const keptIn = async (bytes: number, what: ReturnType<typeof typed>) =>
  JSON.parse(
    await shortenDraft(
      what,
      async (part) => JSON.stringify(part),
      (written) => new TextEncoder().encode(written).length <= bytes,
    ),
  ) as typeof what

test('what fits is kept whole', async () => {
  const what = typed('Said'.repeat(100), ['A bowl', 'A kiln'])
  expect(await keptIn(2000, what)).toEqual(what)
})

test.each([
  ['Latin', 'a'.repeat(5000)],
  ['Cyrillic', 'я'.repeat(5000)],
  ['signs of two units', '🌱'.repeat(5000)],
  ['longer than any notice', 'я'.repeat(1_000_000)],
])('a text that is too long keeps its beginning, as much as fits: %s', async (_, content) => {
  const kept = await keptIn(3000, typed(content))
  expect(kept.isCut).toBe(true)
  expect(content.startsWith(kept.content)).toBe(true)
  // No half of a sign.
  expect(kept.content).not.toMatch(/\p{Cs}/u)
  const bytes = new TextEncoder().encode(JSON.stringify(kept)).length
  expect(bytes).toBeGreaterThan(2990)
  expect(bytes).toBeLessThanOrEqual(3000)
})

test('the words for pictures are shortened before the text is', async () => {
  const content = 'a'.repeat(1000)
  const kept = await keptIn(1600, typed(content, ['b'.repeat(900), 'short']))
  expect(kept.content).toBe(content)
  expect(kept.isCut).toBe(true)
  expect(kept.pictures[0]?.alt.length).toBeGreaterThan(300)
  expect(kept.pictures[1]?.alt).toBe('short')
})
