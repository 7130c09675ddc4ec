import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { StructuredData } from '~/ui/structured-data'
import { Way } from '~/ui/way'
import { Breadcrumb } from './breadcrumb'
import { Drawing } from './drawing'
import type { ElementPage, LibraryLink } from './library'
import { PeopleList, PostsList } from './people-and-posts'
import { Section } from './section'

/** One gate, channel, center …: what it means, the drawing beside it, who has it and what was written about it. */
export function ElementView({ page }: { page: ElementPage }) {
  const { title, kicker, lead, figure, sections, head, breadcrumb, neighbours, people, posts, invitation } = page
  return (
    <article className="@container/library">
      <StructuredData json={head.structured} />
      <Breadcrumb {...breadcrumb} />
      <div className="mt-3 grid gap-x-10 gap-y-6 @min-[760px]/library:grid-cols-[minmax(0,1fr)_320px] @min-[760px]/library:grid-rows-[auto_1fr]">
        <header>
          <p className="text-sm text-muted">{kicker}</p>
          <h1 className="mt-1 text-2xl wrap-anywhere md:text-3xl">{title}</h1>
          <p className="reading mt-3 max-w-[66ch] text-lg text-pretty">{lead}</p>
        </header>
        <aside className="grid gap-5 self-start @min-[760px]/library:col-start-2 @min-[760px]/library:row-span-2 @min-[760px]/library:row-start-1">
          <Card as="section">
            {/* Another element is another drawing. */}
            <figure key={head.canonical}>
              <Drawing figure={figure} />
              {figure.caption ? <figcaption className="mt-3 text-sm text-muted">{figure.caption}</figcaption> : null}
            </figure>
          </Card>
          <Card as="section" className="grid justify-items-start gap-3">
            <p className="text-pretty">{invitation.text}</p>
            <ButtonLink to={invitation.link.to} variant={invitation.isMain ? 'primary' : 'quiet'}>
              {invitation.link.label}
            </ButtonLink>
          </Card>
        </aside>
        <div className="min-w-0 [&>:first-child]:mt-0">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          {people || posts ? (
            <div className="mt-8 grid items-start gap-5 @min-[900px]/library:grid-cols-2">
              {people ? <PeopleList {...people} /> : null}
              {posts ? <PostsList {...posts} /> : null}
            </div>
          ) : null}
        </div>
      </div>
      <nav
        aria-label={neighbours.label}
        className="mt-8 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 print:hidden"
      >
        <Beside link={neighbours.before} rel="prev" sign="←" />
        <Beside link={neighbours.after} rel="next" sign="→" />
      </nav>
    </article>
  )
}

function Beside({ link, rel, sign }: { link: LibraryLink | null; rel: 'prev' | 'next'; sign: string }) {
  if (!link) return <span />
  const arrow = <span aria-hidden="true">{sign}</span>
  return (
    <Way
      to={link.to}
      rel={rel}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-ink no-underline hover:underline"
    >
      {rel === 'prev' ? arrow : null}
      {link.label}
      {rel === 'next' ? arrow : null}
    </Way>
  )
}
