import { Card } from '~/ui/card'
import { StructuredData } from '~/ui/structured-data'
import { Way } from '~/ui/way'
import { Breadcrumb } from './breadcrumb'
import { Drawing } from './drawing'
import type { LibraryList } from './library'
import { Links } from './section'
import { Wheel } from './wheel'

/** The first page of the library, and the lists of all gates and all channels. */
export function ListView({ list: { head, breadcrumb, title, lead, figure, wheel, groups } }: { list: LibraryList }) {
  return (
    <article className="@container/library">
      <StructuredData json={head.structured} />
      {breadcrumb ? <Breadcrumb {...breadcrumb} /> : null}
      <div className={figure ? 'grid items-center gap-x-10 @min-[760px]/library:grid-cols-[minmax(0,1fr)_320px]' : ''}>
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
              <Way
                to={all.to}
                className="inline-flex min-h-7 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
              >
                {all.label}
              </Way>
            </p>
          ) : null}
        </section>
      ))}
    </article>
  )
}
