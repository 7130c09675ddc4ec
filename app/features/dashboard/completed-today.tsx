import type { CompletedChannel } from '~/domain/human-design/chart/completed-channels'
import { channelKey, channelNumbers } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { Way } from '~/ui/layout/way'

/** Which channels the sky makes whole for a while, which gate is the member's and who stands in the other one. */
export function CompletedToday({ completed }: { completed: CompletedChannel[] | null }) {
  const t = useT('dashboard')
  const hd = useT('hd')
  return (
    <section aria-labelledby="completed" className="mt-4 border-t border-line pt-3">
      <h3 id="completed">{t('completed')}</h3>
      {completed && completed.length > 0 ? (
        <ul className="mt-1.5 grid gap-2">
          {completed.map(({ channel, natalGate, transitGate, bodies }) => (
            <li key={channel}>
              <p className="leading-5.5">
                <span className="tabular">{channelNumbers(channel)}</span> {hd(channelKey(channel))}
              </p>
              <p className="text-sm leading-5 text-muted">
                {t('completedBy', {
                  natal: natalGate,
                  transit: transitGate,
                  bodies: bodies.map((body) => hd(`body.${body}`)).join(', '),
                })}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-muted">{t(completed ? 'completedNone' : 'completedUnknown')}</p>
      )}
      <Way
        to="/app/transits"
        prefetch="intent"
        className="mt-1 inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {t('completedShow')}
      </Way>
    </section>
  )
}
