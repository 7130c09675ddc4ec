import { EMAIL_TOPICS, PUSH_TOPICS, type Topic } from '~/domain/community/notifications/notification-kinds'
import { useT } from '~/locales/use-t'
import type { Fields } from './settings-fields'

/** What members look at most stands first. */
const TOPICS = [
  'likes',
  'comments',
  'follows',
  'events',
  'directMessages',
  'referrals',
  'matches',
  'insights',
  'newsletter',
] as const
const CHANNELS = [
  { channel: 'email', topics: EMAIL_TOPICS },
  { channel: 'push', topics: PUSH_TOPICS },
] as const satisfies { channel: string; topics: readonly Topic[] }[]

/** What one is told of by email and by push: a row a topic, a column a channel. */
export function TopicTable({ initial }: { initial: Fields }) {
  const t = useT('notification-settings')
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="pb-2 text-left font-semibold">
            {t('topic')}
          </th>
          {CHANNELS.map(({ channel }) => (
            <th key={channel} scope="col" className="w-16 pb-2 text-center font-semibold sm:w-20">
              {t(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {TOPICS.map((topic) => (
          <tr key={topic}>
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {t(topic)}
              <span className="block text-sm text-muted">{t(`${topic}Hint`)}</span>
            </th>
            {CHANNELS.map(({ channel, topics }) => (
              <td key={channel} className="p-0 text-center">
                {(topics as readonly Topic[]).includes(topic) ? (
                  <label className="mx-auto flex size-11 cursor-pointer items-center justify-center">
                    <span className="sr-only">{t('boxOf', { topic: t(topic), channel: t(channel) })}</span>
                    <input
                      type="checkbox"
                      name={`${channel}_${topic}`}
                      value="on"
                      defaultChecked={initial[`${channel}_${topic}`] === 'on'}
                      className="size-5 cursor-pointer accent-accent"
                    />
                  </label>
                ) : (
                  <span className="text-faint">
                    <span aria-hidden="true">–</span>
                    <span className="sr-only">{t('notByChannel')}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
