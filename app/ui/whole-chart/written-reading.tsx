import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BirthFacts } from '~/domain/birth/birth-facts'
import type { Chart } from '~/domain/human-design/chart/chart'
import type { ReadParagraph, ReadSection } from '~/domain/human-design/reading/written-reading'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import type { UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import { useT } from '~/locales/use-t'
import { Bodygraph } from '../bodygraph/bodygraph'
import { toBodygraphData } from '../bodygraph/bodygraph-data'
import { useBodygraphLabels } from '../bodygraph/labels'
import { litFacts } from '../bodygraph/selection'
import { toReadableChart } from '../chart-reading/readable-chart'
import { useChartName } from '../chart-reading/use-chart-name'
import { useUncovered } from '../chart-reading/use-uncovered'
import { Button } from '../controls/button'
import { ChevronDownIcon, CloseIcon } from '../icons'
import { SheetChart, SheetFacts, SheetHead } from './chart-sheet'

type Props = {
  content: {
    /** Whose chart it is. */
    name: string
    chart: Chart
    birth: BirthFacts | null
    uncertain: UncertainTerms | null
    uncertainParts: UncertainParts | null
  }
  sections: readonly ReadSection[]
  /** Centers in their colours. */
  colors: boolean
  /** Before the hint on how the text and the drawing go together. */
  lead?: string
}

/**
 * A chart in words: sections that fold, with the drawing beside them from 900 px of its own width. A press on what a paragraph rests
 * on shows that in the drawing, which in one column floats above the bottom edge meanwhile. On paper all of it is open, under a head
 * of its own.
 */
export function WrittenReading({ content, sections, colors, lead }: Props) {
  const t = useT('chart-views')
  const { chart } = content
  const ids = sections.map(({ id }) => id)
  const container = useRef<HTMLDivElement>(null)
  const { open, setOpen, fold } = useFolds(ids, container)
  const { looked, look, close } = useLooked()
  const isAllOpen = ids.every((id) => open.has(id))
  return (
    <>
      <PrintHead content={content} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its own buttons let pass */}
      <div
        ref={container}
        data-reading
        className="@container/reading"
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      >
        <div className="grid gap-x-8 gap-y-4 @min-[900px]/reading:grid-cols-[minmax(0,1fr)_minmax(280px,340px)] print:block">
          <div className="min-w-0">
            <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
              <p className="min-w-0 basis-72 grow text-sm text-pretty text-muted">
                {lead} <span className="noscript:hidden">{t('readingHint')}</span>
              </p>
              <Button
                type="button"
                size="s"
                variant="ghost"
                className="-mr-2.5 noscript:hidden max-sm:-ml-2.5"
                onClick={() => setOpen(new Set(isAllOpen ? [] : ids))}
              >
                {t(isAllOpen ? 'closeAll' : 'openAll')}
              </Button>
            </div>
            {sections.map((section) => (
              <Section
                key={section.id}
                section={section}
                isOpen={open.has(section.id)}
                onFold={(isOpen) => fold(section.id, isOpen)}
                looked={looked?.key ?? null}
                onLook={look}
              />
            ))}
          </div>
          <FollowingDrawing chart={chart} colors={colors} looked={looked} onClose={close} />
        </div>
      </div>
    </>
  )
}

/** The first page of a printed reading: whose it is, the drawing, and what matters most. */
function PrintHead({ content: { name, chart, birth, uncertain, uncertainParts } }: Pick<Props, 'content'>) {
  const readable = useMemo(() => toReadableChart(chart), [chart])
  return (
    <div className="hidden space-y-[4mm] print:block">
      <SheetHead name={name} birth={birth} />
      <SheetChart chart={readable} uncertainParts={uncertainParts} />
      <SheetFacts chart={readable} uncertain={uncertain} />
    </div>
  )
}

type Looked = {
  /** Unique among the paragraphs. */
  key: string
  paragraph: ReadParagraph
}
type Look = (looked: Looked | null, button: HTMLButtonElement) => void

/** The paragraph that is looked at. Closed, the focus returns to the button that opened it. */
function useLooked() {
  const [looked, setLooked] = useState<Looked | null>(null)
  const opener = useRef<HTMLButtonElement | null>(null)
  const isReturning = useRef(false)
  const look: Look = (next, button) => {
    // The focus that returns would open it again.
    if (isReturning.current) return
    opener.current = button
    setLooked(next)
  }
  function close() {
    if (!looked) return
    setLooked(null)
    isReturning.current = true
    opener.current?.focus()
    isReturning.current = false
  }
  return { looked, look, close }
}

/** Which sections are open: the first one, until the reader says otherwise; all while the page is printed. */
function useFolds(ids: readonly string[], container: RefObject<HTMLElement>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(ids.slice(0, 1)))
  const beforePrint = useRef<ReadonlySet<string> | null>(null)
  const all = ids.join()
  useEffect(() => {
    // Sections may have been folded before scripts ran.
    const folds = [...(container.current?.querySelectorAll('details') ?? [])]
    setOpen(new Set(all.split(',').filter((_, index) => folds[index]?.open)))
  }, [all, container])
  useEffect(() => {
    function openAll() {
      // Paper takes the page as it is when this returns.
      flushSync(() =>
        setOpen((now) => {
          beforePrint.current ??= now
          return new Set(all.split(','))
        }),
      )
    }
    function restore() {
      const before = beforePrint.current
      beforePrint.current = null
      // Before the event `toggle` of what was opened is heard.
      if (before) flushSync(() => setOpen(before))
    }
    addEventListener('beforeprint', openAll)
    addEventListener('afterprint', restore)
    return () => {
      removeEventListener('beforeprint', openAll)
      removeEventListener('afterprint', restore)
    }
  }, [all])
  function fold(id: string, isOpen: boolean) {
    setOpen((now) => {
      if (now.has(id) === isOpen) return now
      const next = new Set(now)
      if (isOpen) next.add(id)
      else next.delete(id)
      return next
    })
  }
  return { open, setOpen, fold }
}

type SectionProps = {
  section: ReadSection
  isOpen: boolean
  onFold: (isOpen: boolean) => void
  /** The key of the paragraph that is looked at. */
  looked: string | null
  onLook: Look
}

function Section({ section: { id, title, paragraphs }, isOpen, onFold, looked, onLook }: SectionProps) {
  return (
    <details
      open={isOpen}
      onToggle={(event) => onFold(event.currentTarget.open)}
      className="group printed-open border-b border-line last:border-b-0 print:border-0"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 print:min-h-0 print:pt-[4mm] print:pb-0 [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg leading-6">{title}</h3>
        <ChevronDownIcon className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden" />
      </summary>
      <div className="grid gap-4 pb-5 print:block print:pb-0">
        {paragraphs.map((paragraph, index) => {
          const key = `${id}.${index}`
          return (
            <Paragraph
              key={key}
              node={key}
              paragraph={paragraph}
              isLooked={looked === key}
              onLook={(isLooked, button) => onLook(isLooked ? { key, paragraph } : null, button)}
            />
          )
        })}
      </div>
    </details>
  )
}

type ParagraphProps = {
  /** By which the drawing finds what it may not cover. */
  node: string
  paragraph: ReadParagraph
  isLooked: boolean
  onLook: (isLooked: boolean, button: HTMLButtonElement) => void
}

function Paragraph({ node, paragraph: { heading, text, facts, drawn }, isLooked, onLook }: ParagraphProps) {
  const t = useT('chart-views')
  const isDrawn = drawn.gates.length + drawn.centers.length > 0
  return (
    <div className="min-w-0 print:mt-[2.5mm] print:break-inside-avoid">
      {heading ? <h4 className="mb-1 font-semibold">{heading}</h4> : null}
      <p className="reading print:max-w-none print:text-[10.5pt] print:leading-[1.4]">{text}</p>
      {facts && isDrawn ? (
        <button
          type="button"
          data-node={node}
          aria-pressed={isLooked}
          onClick={({ currentTarget }) => onLook(!isLooked, currentTarget)}
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible')) onLook(true, currentTarget)
          }}
          className={`-mx-1 mt-0.5 min-h-7 rounded-sm px-1 hover:text-ink noscript:pointer-events-none pointer-coarse:min-h-11 ${FACTS} underline decoration-line-strong decoration-dotted underline-offset-4 aria-pressed:bg-accent-soft aria-pressed:text-ink print:mx-0 print:mt-0 print:min-h-0 print:px-0 print:no-underline`}
        >
          <span className="sr-only print:hidden">{t('showInDrawing')} </span>
          {facts}
        </button>
      ) : facts ? (
        <p className={`mt-1 ${FACTS} print:mt-0`}>{facts}</p>
      ) : null}
    </div>
  )
}

const FACTS = 'text-left text-sm leading-5 text-pretty text-muted print:text-[8pt] print:leading-[1.3]'

type DrawingProps = { chart: Chart; colors: boolean; looked: Looked | null; onClose: () => void }

/** The drawing, with what the paragraph that is looked at rests on. */
function FollowingDrawing({ chart, colors, looked, onClose }: DrawingProps) {
  const t = useT('chart-views')
  const panel = useRef<HTMLElement>(null)
  useUncovered(panel, looked?.key ?? null, true)
  const paragraph = looked?.paragraph ?? null
  const data = useMemo(() => toBodygraphData(chart), [chart])
  const labels = useBodygraphLabels(useChartName()({ ...chart, data }))
  return (
    <section
      ref={panel}
      aria-label={t('drawing')}
      className={`relative rounded-card border border-line bg-surface p-3 @min-[900px]/reading:sticky @min-[900px]/reading:top-4 @min-[900px]/reading:self-start @min-[900px]/reading:border-0 @min-[900px]/reading:p-0 print:hidden ${paragraph ? '@max-[900px]/reading:floating-panel' : '@max-[900px]/reading:hidden'}`}
    >
      <div className="mx-auto w-full max-w-80 @max-[900px]/reading:max-w-[min(60%,24dvh)]">
        <Bodygraph data={data} labels={labels} lit={paragraph && litFacts(paragraph.drawn)} colors={colors} />
      </div>
      {paragraph ? (
        <>
          <p className="mt-2 text-center text-sm leading-5 text-pretty text-muted">{paragraph.facts}</p>
          <button
            type="button"
            onClick={onClose}
            aria-label={t('showWhole')}
            className="absolute top-1 right-1 grid size-10 place-items-center rounded-control text-faint hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          >
            <CloseIcon className="size-4.5" />
          </button>
        </>
      ) : (
        <p className="mt-2 text-center text-sm text-pretty text-muted noscript:hidden">{t('drawingText')}</p>
      )}
    </section>
  )
}
