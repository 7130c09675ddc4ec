import type { ReactNode } from 'react'
import { percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { TextLink, TextList, TextPage, TextParagraph, TextSection } from '~/ui/layout/text-page'

/**
 * What `node scripts/ephemeris/verify.mjs 20000 7` measured (births 1900–2100, Swiss Ephemeris 2.10.03
 * on its DE431 files). Largest differences of both sides of the chart, rounded up.
 */
const ACCURACY = {
  births: 20_000,
  sameLines: 20_000,
  sameTones: 19_996,
  sunArcsec: 0.002,
  moonArcsec: 0.037,
  nodeArcsec: 0.18,
  planetsArcsec: 0.08,
  designSeconds: 0.07,
}

/**
 * What `node scripts/ephemeris/birth-time.mjs 20000` measured (seed 20260101, births 1900–2100): the share of charts
 * whose 26 lines (26 colors) stay the same when the birth time moves by so many minutes.
 */
export const BIRTH_TIME = {
  births: 20_000,
  shifts: [
    { minutes: 1, sameLines: 0.977, sameColors: 0.853 },
    { minutes: 5, sameLines: 0.883, sameColors: 0.42 },
    { minutes: 15, sameLines: 0.666, sameColors: 0.008 },
    { minutes: 30, sameLines: 0.419, sameColors: 0 },
    { minutes: 60, sameLines: 0.121, sameColors: 0 },
  ],
}

const SOURCES = ['sources.item.1', 'sources.item.2', 'sources.item.3', 'sources.item.4', 'sources.item.5'] as const

/** How a chart comes about, what it rests on, how exact it is: for whoever wants to check. */
export function MethodologyPage() {
  const t = useT('methodology')
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSection id="clock" title={t('clock.title')}>
        <TextParagraph>{t('clock.1')}</TextParagraph>
        <TextParagraph>{t('clock.2')}</TextParagraph>
        <TextParagraph>{t('clock.3')}</TextParagraph>
      </TextSection>
      <TextSection id="places" title={t('places.title')}>
        <TextParagraph>{t('places.1')}</TextParagraph>
        <TextParagraph>{t('places.2')}</TextParagraph>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          <TextLink href="https://www.geonames.org/">{t('places.link')}</TextLink>
          <TextLink href="https://creativecommons.org/licenses/by/4.0/">{t('places.license')}</TextLink>
        </p>
      </TextSection>
      <TextSection id="sky" title={t('sky.title')}>
        <TextParagraph>{t('sky.1')}</TextParagraph>
        <TextParagraph>{t('sky.2')}</TextParagraph>
        <TextParagraph>{t('sky.3')}</TextParagraph>
      </TextSection>
      <TextSection id="design" title={t('design.title')}>
        <TextParagraph>{t('design.1')}</TextParagraph>
      </TextSection>
      <TextSection id="wheel" title={t('wheel.title')}>
        <TextParagraph>{t('wheel.1')}</TextParagraph>
      </TextSection>
      <TextSection id="rules" title={t('rules.title')}>
        <TextParagraph>{t('rules.1')}</TextParagraph>
        <TextParagraph>{t('rules.2')}</TextParagraph>
        <TextParagraph>{t('rules.3')}</TextParagraph>
      </TextSection>
      <TextSection id="accuracy" title={t('accuracy.title')}>
        <AccuracyTable />
        <TextParagraph>{t('accuracy.2')}</TextParagraph>
      </TextSection>
      <TextSection id="birth-time" title={t('time.title')}>
        <BirthTimeTable />
        <TextParagraph>{t('time.2')}</TextParagraph>
      </TextSection>
      <TextSection id="birth-time-unknown" title={t('unknown.title')}>
        <TextParagraph>{t('unknown.1')}</TextParagraph>
      </TextSection>
      <TextSection id="sources" title={t('sources.title')}>
        <TextList items={SOURCES.map((key) => ({ key, text: t(key) }))} />
        <TextParagraph>{t('sources.1')}</TextParagraph>
      </TextSection>
      <TextSection id="limits" title={t('limits.title')}>
        <TextParagraph>{t('limits.1')}</TextParagraph>
      </TextSection>
    </TextPage>
  )
}

/** How far the site's positions lie from the reference, as last measured. */
function AccuracyTable() {
  const t = useT('methodology')
  const number = new Intl.NumberFormat(useLanguage())
  const count = (right: number) =>
    t('accuracy.count', { right: number.format(right), births: number.format(ACCURACY.births) })
  const arcsec = (value: number) => t('arcseconds', { value: number.format(value) })
  const rows = [
    { key: 'lines', cells: [t('accuracy.lines'), count(ACCURACY.sameLines)] },
    { key: 'tones', cells: [t('accuracy.tones'), count(ACCURACY.sameTones)] },
    { key: 'sun', cells: [t('accuracy.sun'), arcsec(ACCURACY.sunArcsec)] },
    { key: 'moon', cells: [t('accuracy.moon'), arcsec(ACCURACY.moonArcsec)] },
    { key: 'node', cells: [t('accuracy.node'), arcsec(ACCURACY.nodeArcsec)] },
    { key: 'planets', cells: [t('accuracy.planets'), arcsec(ACCURACY.planetsArcsec)] },
    {
      key: 'design',
      cells: [t('accuracy.design'), t('seconds', { value: number.format(ACCURACY.designSeconds) })],
    },
  ]
  return (
    <FigureTable
      caption={t('accuracy.1', { births: number.format(ACCURACY.births) })}
      head={[t('accuracy.what'), t('accuracy.result')]}
      rows={rows}
    />
  )
}

/** How often a chart stays the same when the birth time is a little off. */
function BirthTimeTable() {
  const t = useT('methodology')
  const language = useLanguage()
  const percent = (portion: number) => percentText(portion, language)
  const rows = BIRTH_TIME.shifts.map(({ minutes, sameLines, sameColors }) => ({
    key: String(minutes),
    cells: [t('shift', { count: minutes }), percent(sameLines), percent(sameColors)],
  }))
  return (
    <FigureTable
      caption={t('time.1', { births: new Intl.NumberFormat(language).format(BIRTH_TIME.births) })}
      head={[t('time.shift'), t('time.lines'), t('time.colors')]}
      rows={rows}
    />
  )
}

type Props = { caption: ReactNode; head: string[]; rows: { key: string; cells: string[] }[] }

/** A small table of figures: the first cell of a row names it, the others stand right. */
function FigureTable({ caption, head, rows }: Props) {
  return (
    <table className="mt-4 w-full border-collapse text-base tabular">
      <caption className="mb-3 text-left text-lg text-pretty">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          {head.map((title, column) => (
            <th key={title} scope="col" className={`py-2 font-semibold ${column ? 'pl-4 text-right' : 'text-left'}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {name}
            </th>
            {values.map((value, column) => (
              <td key={head[column + 1]} className="py-2 pl-4 text-right align-top whitespace-nowrap">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
