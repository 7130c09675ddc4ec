import { Card } from '~/ui/layout/card'
import { StaticLink } from '~/ui/layout/static-link'
import { StructuredData } from '~/ui/layout/structured-data'
import { Breadcrumb } from './breadcrumb'
import { Drawing } from './drawing'
import type { LibraryList } from './library'
import { Links } from './section'

/** The first page of the library, and the lists of all gates and all channels. */
export function ListView({ list: { head, breadcrumb, title, lead, figure, wheel, groups } }: { list: LibraryList }) {
  return (
    <article className="@container/library">
      <StructuredData json={head.structured} />
      {breadcrumb ? <Breadcrumb {...breadcrumb} /> : null}
      <div className={figure ? 'grid items-start gap-x-10 @min-[760px]/library:grid-cols-[minmax(0,1fr)_320px]' : ''}>
        <header>
          <h1 className="mt-3 text-2xl md:text-3xl">{title}</h1>
          <p className="reading mt-3 max-w-[66ch] text-lg text-pretty">{lead}</p>
        </header>
        {figure ? (
          <Card as="section" className="mt-5">
            <figure>
              <Drawing figure={figure} />
              <figcaption className="mt-3 text-sm text-muted">{figure.caption}</figcaption>
            </figure>
          </Card>
        ) : null}
      </div>
      {wheel ? <Wheel {...wheel} /> : null}
      {groups.map(({ id, title: name, text, links, all }) => (
        <section key={id} aria-labelledby={id} className="mt-8 border-t border-line pt-5">
          <h2 id={id} className="scroll-mt-20 text-xl">
            {name}
          </h2>
          {text ? <p className="mt-1 max-w-[66ch] text-pretty text-muted">{text}</p> : null}
          {links.length > 0 ? <Links links={links} /> : null}
          {all ? (
            <p className="mt-2.5">
              <StaticLink
                to={all.to}
                className="inline-flex min-h-7 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
              >
                {all.label}
              </StaticLink>
            </p>
          ) : null}
        </section>
      ))}
    </article>
  )
}

const SIZE = 640
const CENTER = SIZE / 2
/** The ring of numbers, and the edges of its sixty-four fields. */
const RING = 282
const INNER = 252
const OUTER = 312

/** A point on the circle, so many fields from the top, against the clock as the Sun goes along the zodiac. */
function pointAt(fields: number, radius: number, of: number): [number, number] {
  const angle = (-90 - (fields * 360) / of) * (Math.PI / 180)
  return [round(CENTER + radius * Math.cos(angle)), round(CENTER + radius * Math.sin(angle))]
}

const round = (value: number) => Math.round(value * 10) / 10

/**
 * The gates around the circle, each a link. A picture for the eye and the mouse: a field is too small for a finger, and what
 * is spoken, tapped or tabbed through stands in the list below.
 */
function Wheel({ name, hint, links, quarters }: NonNullable<LibraryList['wheel']>) {
  const edges = links.map((_, place) => {
    const [x1, y1] = pointAt(place - 0.5, INNER, links.length)
    const [x2, y2] = pointAt(place - 0.5, OUTER, links.length)
    return `M${x1} ${y1}L${x2} ${y2}`
  })
  return (
    <div className="mt-6 grid items-center gap-x-10 gap-y-6 @min-[860px]/library:grid-cols-[minmax(0,37.5rem)_minmax(0,1fr)]">
      <figure>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="w-full">
          <title>{name}</title>
          <circle cx={CENTER} cy={CENTER} r={OUTER} className="fill-surface stroke-line-strong" />
          <circle cx={CENTER} cy={CENTER} r={INNER} className="fill-ground stroke-line-strong" />
          <path d={edges.join('')} className="stroke-line" />
          {links.map(({ to, label }, place) => {
            const [x, y] = pointAt(place, RING, links.length)
            return (
              <StaticLink key={to} to={to} tabIndex={-1} className="group">
                <title>{label}</title>
                <circle cx={x} cy={y} r="14" className="fill-transparent group-hover:fill-accent-soft" />
                <text x={x} y={y + 5} textAnchor="middle" className="tabular fill-ink text-sm group-hover:fill-accent">
                  {label.split(' ')[0]}
                </text>
              </StaticLink>
            )
          })}
          <Quarters names={quarters.map(({ name: quarter }) => quarter)} />
        </svg>
        <figcaption className="mt-2 text-sm text-muted">{hint}</figcaption>
      </figure>
      <dl className="divide-y divide-line">
        {quarters.map(({ name: quarter, text }) => (
          <div key={quarter} className="py-3">
            <dt className="font-semibold">{quarter}</dt>
            <dd className="reading text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The four quarters in the middle, each with its name. */
function Quarters({ names }: { names: string[] }) {
  // The first begins with gate 13, two fields after the beginning of the wheel.
  const spokes = names.map((_, quarter) => {
    const [x, y] = pointAt(quarter * 16 + 1.5, INNER, 64)
    return `M${CENTER} ${CENTER}L${x} ${y}`
  })
  return (
    <>
      <path d={spokes.join('')} className="fill-none stroke-line" />
      {names.map((name, quarter) => {
        const [x, y] = pointAt(quarter * 16 + 9.5, 140, 64)
        return (
          <text key={name} x={x} y={y} textAnchor="middle" className="fill-muted text-base">
            {name}
          </text>
        )
      })}
    </>
  )
}
