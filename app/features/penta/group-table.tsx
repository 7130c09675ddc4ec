import { Fragment } from 'react'
import { useT } from '~/locales/use-t'
import { UncertainTimeMark } from '~/ui/members/uncertain-time-mark'
import type { Group } from './penta'
import { useStateText } from './use-state-text'

const CELL = 'border-b border-line py-2 pr-2 text-left align-baseline md:pr-3'

/** The group as a table: to read, copy or have read aloud. */
export function GroupTable({
  group: { people, channels },
  nameOf,
}: {
  group: Group
  nameOf: (place: number) => string
}) {
  const t = useT('penta')
  const stateText = useStateText(nameOf)
  return (
    <table className="w-full border-collapse text-sm hyphens-auto md:text-base">
      <caption className="sr-only">{t('asTable')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          {[t('state'), t('gatesOfIt'), t('group')].map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-2 text-left font-medium md:pr-3">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {channels.map((channel) => (
          <tr key={channel.channel}>
            <th scope="row" className={`${CELL} font-medium`}>
              <span className="tabular whitespace-nowrap">{channel.channel.replace('-', '–')}</span>{' '}
              <span className="block font-normal text-muted">{channel.name}</span>
            </th>
            <td className={CELL}>
              <ul className="grid gap-1">
                {channel.gates.map(({ gate, name, holders, isUncertain }) => (
                  <li key={gate} className="wrap-anywhere">
                    <span className="tabular font-medium">{gate}</span> <span className="text-muted">{name}:</span>{' '}
                    {holders.length === 0 ? t('nobody') : null}
                    {holders.length === 0 && isUncertain ? <UncertainTimeMark /> : null}
                    {holders.map((place, index) => (
                      <Fragment key={place}>
                        {index > 0 ? ', ' : null}
                        {nameOf(place)}
                        {people[place]?.isTimeUncertain ? <UncertainTimeMark /> : null}
                      </Fragment>
                    ))}
                  </li>
                ))}
              </ul>
            </td>
            <td className={`${CELL} wrap-anywhere`}>
              {stateText(channel)}
              {channel.isUncertain ? <UncertainTimeMark /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
