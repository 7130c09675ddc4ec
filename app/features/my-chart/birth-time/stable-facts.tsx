import { useT } from '~/locales/use-t'
import type { FactInWords, Grouped } from './birth-time'

/** Everything that holds throughout: the core in full, the rest in short lines, the activations folded. */
export function StableFacts({ stable }: { stable: Grouped }) {
  const t = useT('birth-time')
  const { core, center, channel, activation } = stable
  const isNothing = core.length + center.length + channel.length + activation.length === 0
  if (isNothing) return <p className="mt-2 text-muted">{t('nothingStable')}</p>
  return (
    <div className="mt-3 grid gap-5">
      {core.length > 0 ? <Facts facts={core} className="sm:grid-cols-2" strong /> : null}
      {center.length > 0 ? (
        <Part title={t('group.center')}>
          <Facts facts={center} className="grid-cols-2 sm:grid-cols-3" />
        </Part>
      ) : null}
      <Part title={t('group.channel')}>
        {channel.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {channel.map(({ name }) => (
              <li key={name} className="tabular">
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('noChannel')}</p>
        )}
      </Part>
      {activation.length > 0 ? (
        <Part title={t('group.activation')}>
          <details>
            <summary className="w-fit py-1 underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2.5">
              {t('activationCount', { count: activation.length })}
            </summary>
            <Facts facts={activation} className="mt-2 grid-cols-2 sm:grid-cols-3" />
          </details>
        </Part>
      ) : null}
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-semibold text-muted">{title}</h3>
      {children}
    </section>
  )
}

type FactsProps = { facts: FactInWords[]; className: string; strong?: boolean }

function Facts({ facts, className, strong = false }: FactsProps) {
  return (
    <dl className={`grid gap-x-5 gap-y-2.5 ${className}`}>
      {facts.map(({ name, spans }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className={`tabular wrap-anywhere ${strong ? 'font-semibold' : ''}`}>{spans[0]?.text}</dd>
        </div>
      ))}
    </dl>
  )
}
