import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ReadingText, ReadingTitle } from '~/ui/chart-reading/reading-layout'
import { ChevronDownIcon } from '~/ui/icons'
import { InsightWay } from '~/ui/layout/insight-fold'
import { Way } from '~/ui/layout/way'
import { FOUND_LIST } from './found-look'
import { Marked } from './marked'
import type { FoundGate, FoundInsight } from './search'

/** Texts to read that were found; each opens where it stands. */
export function FoundInsights({ insights, q }: { insights: FoundInsight[]; q: string }) {
  return (
    <ul className={FOUND_LIST}>
      {insights.map(({ id, subject, language, title, description, content, forms }) => (
        <li key={id} lang={language}>
          <Opening
            title={<Marked text={title} q={q} forms={forms} />}
            below={<Marked text={description} q={q} forms={forms} />}
            content={
              <>
                <Paragraphs text={content} q={q} forms={forms} />
                <InsightWay subject={subject} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** Gates and channels that were found, with what they mean. */
export function FoundGates({ gates, q }: { gates: FoundGate[]; q: string }) {
  const t = useT('search')
  return (
    <ul className={FOUND_LIST}>
      {gates.map(({ id, number, name, detail, text, path, forms }) => (
        <li key={id}>
          <Opening
            title={
              <>
                <span className="tabular">
                  <Marked text={number} q={q} forms={forms} />
                </span>{' '}
                · <Marked text={name} q={q} forms={forms} />
              </>
            }
            below={<Marked text={detail} q={q} forms={forms} />}
            content={
              <>
                <Paragraphs text={text} q={q} forms={forms} />
                <Way
                  to={path}
                  className="mt-2 inline-flex min-h-7 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
                >
                  {t('readMore', { name: number })}
                </Way>
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

function Opening({ title, below, content }: { title: ReactNode; below: ReactNode; content: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-3 p-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <ReadingTitle title={title} detail={below} />
        </span>
        <ChevronDownIcon className="mt-1 size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">{content}</div>
    </details>
  )
}

const Paragraphs = ({ text, q, forms }: { text: string; q: string; forms: readonly string[] }) =>
  text.split(/\n{2,}/).map((paragraph) => (
    <ReadingText key={paragraph}>
      <Marked text={paragraph} q={q} forms={forms} />
    </ReadingText>
  ))
