import { findOwnChart, type OwnChart, saveClockEdition } from '~/data/charts.server'
import type { ClockNote } from '~/domain/birth/birth-hint'
import { CLOCK_EDITION } from '~/domain/birth/clock-edition'
import type { Language } from '~/locales/language'
import { loadClockNote } from '~/platform/clock-note.server'
import type { Context } from '~/platform/context.server'
import { languageOf, translator } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import { toBirthInput } from './birth-input'

/** The note on the clock of the viewer's own chart; null without a chart and where there is nothing to say. */
export async function loadOwnClockNote(
  context: Context,
  viewer: Viewer,
  own: OwnChart,
  language: Language,
): Promise<ClockNote | null> {
  const birth = toBirthInput(own)
  if (!birth || !own.hdRawData) return null
  const settle = () => saveClockEdition(context.db, viewer.id, CLOCK_EDITION)
  return loadClockNote(context, { birth, stored: own.hdRawData, settle }, language)
}

/** What the first page says of a corrected clock, in its language. */
export type ClockNotice = { title: string; text: string; action: string }

/** The same for the first page, of a corrected clock alone. */
export async function loadClockNotice(context: Context, viewer: Viewer, request: Request): Promise<ClockNotice | null> {
  const [own, language] = await Promise.all([findOwnChart(context.db, viewer.id), languageOf(request)])
  const note = own && (await loadOwnClockNote(context, viewer, own, language))
  if (note?.intent !== 'correct') return null
  return { title: note.title, text: note.text, action: translator(language, 'birth-problems')('clockCheck') }
}
