import { useT } from '~/locales/use-t'
import { VIEW_BOX } from './drawing-places'
import { DrawnChannel } from './drawn-channel'
import type { Looking } from './look'
import type { Group } from './penta'

type Props = { group: Group; looking: Looking; nameOf: (place: number) => string }

const CENTER = 'fill-surface stroke-(--center-open-edge) stroke-2'

/** The twelve gates between Throat, G and Sacral, with the marks of those who hold each. Every gate and channel is a link. */
export function PentaDrawing({ group: { people, channels }, looking, nameOf }: Props) {
  const t = useT('penta')
  const columnOf = (at: number) => at % 3
  return (
    <svg viewBox={VIEW_BOX} aria-label={t('drawing')} className="mx-auto w-full max-w-95 overflow-visible">
      <rect x="20" y="10" width="320" height="84" rx="12" className={CENTER} />
      <path d="M110 270H250L345 360L250 450H110L15 360Z" strokeLinejoin="round" className={CENTER} />
      <rect x="20" y="626" width="320" height="84" rx="12" className={CENTER} />
      {(['throat', 'g', 'sacral'] as const).map((center) => (
        <text
          key={center}
          x="180"
          y={{ throat: 32, g: 365, sacral: 700 }[center]}
          textAnchor="middle"
          className="fill-faint text-[13px]"
        >
          {t(`center.${center}`)}
        </text>
      ))}
      {channels.map((channel, at) => (
        <DrawnChannel
          key={channel.channel}
          channel={channel}
          column={columnOf(at)}
          people={people}
          looking={looking}
          nameOf={nameOf}
        />
      ))}
    </svg>
  )
}
