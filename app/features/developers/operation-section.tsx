import { useT } from '~/locales/use-t'
import { CodeBlock } from './code-block'
import type { FieldDoc, OperationDoc } from './developers'

/** One request: what it takes, an example with its answer, and how it may be refused. */
export function OperationSection({ operation }: { operation: OperationDoc }) {
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
