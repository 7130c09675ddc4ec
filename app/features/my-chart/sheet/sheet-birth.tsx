import { useT } from '~/locales/use-t'
import type { BirthFacts } from '../my-chart'

/** Whose chart it is, from which birth, and when its design side was made. */
export function SheetBirth({ name, birth }: { name: string; birth: BirthFacts }) {
  const t = useT('chart-views')
  const { accuracy, time, offset, designDate } = birth
  const told =
    accuracy === 'unknown' || !time ? t('timeUnknown') : accuracy === 'exact' ? time : t('timeAbout', { time })
  const place = [birth.city, birth.country].filter(Boolean).join(', ')
  const facts = [birth.date, told, place, offset && `UTC${offset}`].filter(Boolean).join(' · ')
  return (
    <div className="mb-4 print:mb-[3mm]">
      <h2 className="font-serif text-2xl font-medium wrap-anywhere print:text-xl">{name}</h2>
      <p className="tabular mt-1">{facts}</p>
      {designDate ? <p className="tabular text-sm text-muted">{`${t('designMoment')}: ${designDate} UTC`}</p> : null}
    </div>
  )
}
