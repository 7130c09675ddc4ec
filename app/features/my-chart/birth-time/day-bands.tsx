import { instantsOf } from '~/domain/birth/day-clock'
import { useT } from '~/locales/use-t'
import { TYPE_COLOR } from '~/ui/members/type-badge'
import { useHydrated } from '~/ui/use-hydrated'
import type { DayMap, Track } from './birth-time'
import { momentText } from './clock-words'
import { begunAt, instantOf, trackOf } from './moment-of'

const BANDS = ['type', 'authority', 'profile', 'definition'] as const
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21]
const MINUTE = 60_000

type Props = { map: DayMap; at: number; onMove: (minute: number) => void }

/** The day as a picture: a band for each fact, broken where it changes. With scripts a slider lies over it. */
export function DayBands({ map, at, onMove }: Props) {
  const t = useT('birth-time')
  const isHydrated = useHydrated()
  const percent = (minute: number) => `${(100 * minute) / map.minutes}%`
  const count = (name: (typeof BANDS)[number]) => trackOf(map, name).spans.length - 1
  const label = momentText(t, map.clock, instantOf(map, at), map.birthDate)
  const values = BANDS.map((name) => begunAt(trackOf(map, name).spans, at).text)
  return (
    <figure className="@container mt-4 min-w-0 select-none">
      <div className="relative pt-8">
        <div
          role="img"
          aria-label={t('mapName', {
            ...{ type: count('type'), authority: count('authority') },
            ...{ profile: count('profile'), definition: count('definition') },
          })}
          className="grid grid-cols-1 gap-2.5"
        >
          {BANDS.map((name) => (
            <Band key={name} title={t(name)} track={trackOf(map, name)} minutes={map.minutes} />
          ))}
          <Hours map={map} percent={percent} />
        </div>
        {isHydrated ? (
          <input
            type="range"
            aria-label={t('moment')}
            aria-valuetext={[label, ...values].join(', ')}
            min={0}
            max={map.minutes - 1}
            step={1}
            value={at}
            onChange={(event) => onMove(Number(event.target.value))}
            className="peer absolute inset-y-0 -left-2 z-10 w-[calc(100%+1rem)] cursor-ew-resize touch-pan-y opacity-0 print:hidden"
          />
        ) : null}
        {map.saved === null ? null : (
          <span
            aria-hidden="true"
            style={{ left: percent(map.saved) }}
            className="absolute top-7 bottom-6 border-l-2 border-dashed border-muted"
          />
        )}
        <span
          aria-hidden="true"
          style={{ left: percent(at) }}
          className="pointer-events-none absolute top-7 bottom-6 -ml-px w-0.5 bg-accent"
        />
        <span
          aria-hidden="true"
          // Stays inside the map at either end.
          style={{ left: percent(at), translate: `-${(100 * at) / map.minutes}% 0` }}
          className="tabular pointer-events-none absolute top-0 rounded-full bg-accent px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-accent-ink outline-offset-2 outline-accent peer-focus-visible:outline-2"
        >
          {label}
        </span>
      </div>
      {map.saved === null || map.saved === at ? null : (
        <figcaption className="mt-1 text-sm text-muted">{t('dashed')}</figcaption>
      )}
    </figure>
  )
}

type BandProps = { title: string; track: Track; minutes: number }

function Band({ title, track: { spans }, minutes }: BandProps) {
  return (
    <div className="min-w-0">
      <p className="mb-0.5 text-sm text-muted">{title}</p>
      <div className="flex h-8 gap-0.5 overflow-hidden rounded-control pointer-coarse:h-10">
        {spans.map(({ from, text, type }, index) => {
          const share = ((spans[index + 1]?.from ?? minutes) - from) / minutes
          return (
            <span
              key={from}
              style={{ width: `${100 * share}%` }}
              className={`flex min-w-0 items-center px-2 text-sm ${type ? `bg-line can-mix:bg-(--type)/22 font-medium ${TYPE_COLOR[type]}` : index % 2 ? 'bg-line' : 'bg-sunken'} ${fits(text, share)}`}
            >
              <span className="truncate">{text}</span>
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** A word that would be cut to a letter or two is left out; the table has it. */
function fits(text: string, share: number): string {
  const needed = Math.min(text.length, 9) * 8 + 16
  if (share * 300 >= needed) return ''
  return share * 600 >= needed ? '@max-[599px]:[&>span]:hidden' : '[&>span]:hidden'
}

function Hours({ map, percent }: { map: DayMap; percent: (minute: number) => string }) {
  const marks = HOURS.flatMap((hour) =>
    instantsOf(map.clock, Date.parse(`${map.birthDate}T00:00:00Z`) + hour * 60 * MINUTE)
      .map(({ utcMs }) => ({ hour, minute: (utcMs - map.from) / MINUTE }))
      .filter(({ minute }) => minute >= 0 && minute < map.minutes)
      .slice(0, 1),
  )
  return (
    <div className="tabular relative h-5 text-sm text-faint">
      {marks.map(({ hour, minute }) => (
        <span
          key={hour}
          style={{ left: percent(minute) }}
          className={`absolute ${hour === 0 ? '' : '-translate-x-1/2'} ${hour % 6 ? '@max-[460px]:hidden' : ''}`}
        >
          {String(hour).padStart(2, '0')}
        </span>
      ))}
      <span className="absolute right-0">24</span>
    </div>
  )
}
