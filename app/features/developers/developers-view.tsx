import { useT } from '~/locales/use-t'
import { TextLink, TextPage, TextParagraph, TextSection } from '~/ui/layout/text-page'
import type { DevelopersPage, FieldDoc, OperationDoc } from './developers'

const OPENAPI = '/api/v1/openapi.json'
const TOKENS = '/app/settings/tokens'
const HEADERS = 'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset'
const SECTIONS = ['start', 'tokens', 'operations', 'errors', 'limits', 'privacy'] as const

/** The public API for whoever writes programs: how to begin, each request, refusals and limits. */
export function DevelopersView({ page }: { page: DevelopersPage }) {
  const t = useT('developers')
  const [first] = page.operations
  return (
    <TextPage title={page.heading} lead={page.lead}>
      <nav aria-label={t('contents')} className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-base">
        {SECTIONS.map((id) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex items-center text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
          >
            {t(`${id}.title`)}
          </a>
        ))}
      </nav>
      <TextSection id="start" title={t('start.title')}>
        <TextParagraph>
          {t('start.1')} <TextLink href={TOKENS}>{t('start.link')}</TextLink>
        </TextParagraph>
        <TextParagraph>{t('start.2')}</TextParagraph>
        {first ? (
          <CodeBlock label={t('start.title')} className="mt-3">
            {`export HDS_TOKEN="hds_…"\n\n${first.request}`}
          </CodeBlock>
        ) : null}
        {page.beginning ? (
          <>
            <TextParagraph>{t('start.3')}</TextParagraph>
            <CodeBlock label={t('start.3')} className="mt-3">
              {page.beginning}
            </CodeBlock>
          </>
        ) : null}
        <TextParagraph>
          <TextLink href={OPENAPI}>{t('start.openapi')}</TextLink>
        </TextParagraph>
      </TextSection>
      <TextSection id="tokens" title={t('tokens.title')}>
        <TextParagraph>{t('tokens.1', { header: 'Authorization: Bearer' })}</TextParagraph>
        <TextParagraph>{t('tokens.2')}</TextParagraph>
        <TextParagraph>{t('tokens.3')}</TextParagraph>
        <h3 className="mt-5 text-lg font-semibold">{t('tokens.scopes')}</h3>
        <dl className="mt-1 divide-y divide-line text-base">
          {page.scopes.map(({ scope, operations }) => (
            <div key={scope} className="flex flex-wrap gap-x-4 py-2.5">
              <dt className="min-w-28 font-mono font-semibold">{scope}</dt>
              <dd className="font-mono text-muted wrap-anywhere">{operations.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </TextSection>
      <TextSection id="operations" title={t('operations.title')}>
        {page.operations.map((operation) => (
          <OperationSection key={operation.id} operation={operation} />
        ))}
      </TextSection>
      <TextSection id="errors" title={t('errors.title')}>
        <TextParagraph>{t('errors.1', { type: 'application/problem+json' })}</TextParagraph>
        <ProblemsTable problems={page.problems} />
      </TextSection>
      <TextSection id="limits" title={t('limits.title')}>
        <TextParagraph>{t('limits.1')}</TextParagraph>
        <LimitsTable limits={page.limits} />
        <TextParagraph>
          {t('limits.2', { headers: HEADERS, policy: 'RateLimit-Policy', retry: 'Retry-After' })}
        </TextParagraph>
      </TextSection>
      <TextSection id="privacy" title={t('privacy.title')}>
        <TextParagraph>{t('privacy.1')}</TextParagraph>
        <TextParagraph>
          <TextLink href="/methodology">{t('privacy.link')}</TextLink>
        </TextParagraph>
      </TextSection>
    </TextPage>
  )
}

/** How much members may ask, without Premium and with it. */
function LimitsTable({ limits }: { limits: DevelopersPage['limits'] }) {
  const t = useT('developers')
  const rows = [
    ['limits.minute', limits.minute],
    ['limits.day', limits.day],
  ] as const
  return (
    <table className="mt-4 w-full border-collapse text-base tabular">
      <caption className="sr-only">{t('limits.title')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-right text-sm text-muted">
          <td />
          <th scope="col" className="py-2 pl-4 font-semibold">
            {t('limits.free')}
          </th>
          <th scope="col" className="py-2 pl-4 font-semibold">
            {t('limits.premium')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, [free, premium]]) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {t(key)}
            </th>
            <td className="py-2 pl-4 text-right align-top">{free}</td>
            <td className="py-2 pl-4 text-right align-top">{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every code of a refusal with its status; each row has an address, to which refusals point. */
function ProblemsTable({ problems }: { problems: DevelopersPage['problems'] }) {
  const t = useT('developers')
  return (
    <table className="mt-4 w-full border-collapse text-base">
      <caption className="sr-only">{t('errors.title')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-sm text-muted">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t('errors.status')}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {t('errors.code')}, {t('errors.meaning').toLowerCase()}
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ code, status, title }) => (
          <tr key={code} id={code} className="scroll-mt-20 border-b border-line align-top target:bg-accent-soft">
            <td className="py-2 pr-4 tabular">{status}</td>
            <td className="py-2">
              <code className="font-mono font-semibold wrap-anywhere">{code}</code>
              <span className="block text-sm text-muted">{title}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One request: what it takes, an example with its answer, and how it may be refused. */
function OperationSection({ operation }: { operation: OperationDoc }) {
  const t = useT('developers')
  const { id, method, path, summary, description, scope, isBody, fields, request, answer, refusals } = operation
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-20 border-t border-line pt-6">
      <h3 id={`${id}-title`} className="text-lg font-semibold">
        {summary}
      </h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-base">
        <code className="font-mono wrap-anywhere">
          <strong>{method}</strong> {path}
        </code>
        <span className="text-sm text-muted">
          {t('scope')}: <code className="font-mono">{scope}</code>
        </span>
      </p>
      <p className="mt-3 text-pretty">{description}</p>
      <h4 className="mt-5 text-base font-semibold">{t(isBody ? 'bodyFields' : 'parameters')}</h4>
      <dl className="mt-1 divide-y divide-line text-base">
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </dl>
      <h4 className="mt-5 text-base font-semibold">{t('exampleRequest')}</h4>
      <CodeBlock label={`${t('exampleRequest')}: ${summary}`} className="mt-2">
        {request}
      </CodeBlock>
      <h4 className="mt-5 text-base font-semibold">{t('exampleAnswer')}</h4>
      {answer === null ? (
        <p className="mt-2 text-base text-muted">{t('noAnswer')}</p>
      ) : (
        <CodeBlock label={`${t('exampleAnswer')}: ${summary}`} className="mt-2">
          {answer}
        </CodeBlock>
      )}
      <h4 className="mt-5 text-base font-semibold">{t('refusals')}</h4>
      <ul className="mt-2 grid gap-1 text-sm">
        {refusals.map(({ status, codes }) => (
          <li key={status} className="flex gap-3">
            <span className="tabular font-semibold">{status}</span>
            <span className="flex min-w-0 flex-wrap gap-x-3">
              {codes.map((code) => (
                <a
                  key={code}
                  href={`#${code}`}
                  className="inline-flex min-h-6 items-center font-mono wrap-anywhere text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  {code}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Field({ field: { name, type, values, isRequired, description } }: { field: FieldDoc }) {
  const t = useT('developers')
  return (
    <div className="py-2.5">
      <dt className="flex flex-wrap items-baseline gap-x-3">
        <code className="font-mono font-semibold wrap-anywhere">{name}</code>
        <span className="text-sm text-muted">
          {values.length > 0 ? <code className="font-mono">{values.join(' | ')}</code> : null}
          {values.length > 0 && type ? ', ' : null}
          {type}
        </span>
        {isRequired ? <span className="text-sm font-semibold text-ink">{t('required')}</span> : null}
      </dt>
      <dd className="text-sm text-pretty text-muted">{description}</dd>
    </div>
  )
}

type Props = { label: string; children: string; className?: string }

/** Lines of a program or an answer; what does not fit is scrolled to, also by keyboard. */
function CodeBlock({ label, children, className = '' }: Props) {
  return (
    // Not a section, which would be a landmark: a page has many of them.
    <figure
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      className={`max-h-96 overflow-auto rounded-control border border-line bg-sunken p-4 ${className}`}
    >
      <pre className="font-mono text-sm">{children}</pre>
    </figure>
  )
}
