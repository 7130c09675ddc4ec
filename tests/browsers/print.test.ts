import { constants, inflateSync } from 'node:zlib'
import { expect } from 'vitest'
import { BIRTH } from '../e2e/fixtures/new-member'
import { journey } from './journey'

/** The pages of a PDF, whose objects may be in compressed streams. */
function countPages(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ index, 0: { length } }) =>
    inflateSync(pdf.subarray(index + length), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
  )
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

journey('the chart’s sheet is two pages on paper', async ({ page, signIn }) => {
  await signIn(page, { birth: BIRTH })
  await page.open('/app/profile?view=sheet')
  await page.until(2, () => document.querySelectorAll('.sheet').length)
  for (const paper of ['A4', 'Letter'] as const) expect(countPages(await page.browser.print(paper)), paper).toBe(2)
})
