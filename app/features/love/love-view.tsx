import { Form, Link, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { MATCH_GROUPS } from '~/domain/human-design/composite/score-labels'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { SearchField } from '~/ui/controls/search-field'
import { HeartIcon, SearchIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { TabLinks } from '~/ui/layout/tab-links'
import { Avatar } from '~/ui/members/avatar'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { ListEnd } from '~/ui/states/load-more'
import { Percent } from './card-details'
import {
  type LoveList as List,
  LOVE_PATH,
  lovePath,
  MOST_PAGES,
  type OwnLimit,
  SEARCH_MAX_LENGTH,
  type LoveTiles as Tiles,
} from './love'
import { LoveCard, WriteLink } from './love-card'
import { HideForm } from './love-settings'
import type { PreferencesAnswer } from './preferences/preferences'
import { PreferencesPanel } from './preferences/preferences-panel'
import { PlainLoveRefused } from './refused'

/** The page of whoever takes part. */
export function LoveView({ list, answer }: { list: List; answer: PreferencesAnswer | undefined }) {
  const t = useT('love')
  const { compared, isPart, tiles, matches, notCompared, ownLimit, preferences, query } = list
  return (
    <>
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-pretty text-muted">
          {t(isPart ? 'leadPart' : 'lead', { count: compared })}
          {notCompared === 0 || ownLimit === 'noChart' ? null : ` ${t('notCompared', { count: notCompared })}`}
        </p>
      </div>
      <PlainLoveRefused />
      {ownLimit === null ? null : <OwnLimitNote limit={ownLimit} />}
      <LoveMatches matches={matches} />
      <LoveTiles tiles={tiles} />
      <PreferencesPanel data={preferences} answer={answer} />
      <LoveSearch query={query} />
      <LoveList list={list} />
    </>
  )
}

/** What of the viewer's own chart and privacy limits their matches, and where to change it. */
function OwnLimitNote({ limit }: { limit: OwnLimit }) {
  const t = useT('love')
  const isMissing = limit === 'noChart'
  return (
    <Alert tone="warning">
      {t(`limit.${limit}`)}{' '}
      <Link
        to={`/app/settings?tab=${isMissing ? 'hd-data' : 'privacy'}`}
        className="font-semibold underline underline-offset-4"
      >
        {t(isMissing ? 'toChart' : 'toPrivacy')}
      </Link>
    </Alert>
  )
}

/** Whose interest answers the viewer's, with the way to write to them. */
function LoveMatches({ matches }: { matches: List['matches'] }) {
  const t = useT('love')
  if (matches.length === 0) return null
  return (
    <Card as="section" id="matches" aria-labelledby="love-matches" className="scroll-mt-4 border-accent/40!">
      <h2 id="love-matches" className="text-lg">
        {t('matches')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('matchesText')}</p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {matches.map((card) => (
          <li key={card.username} className="flex flex-wrap items-center gap-3 pt-3 pb-3 last:pb-0">
            <Avatar name={card.fullName} src={card.avatarUrl} type={card.type?.code ?? null} />
            <p className="min-w-0 grow basis-36">
              <Link
                to={`/u/${card.username}`}
                className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {card.fullName}
              </Link>
              <span className="tabular block text-sm text-muted">
                {card.overall === null ? (
                  t('notEnough')
                ) : (
                  <>
                    <Percent value={card.overall} /> {t(card.hasCharts ? 'loveMatch' : 'byTypes')}
                  </>
                )}
              </span>
            </p>
            <WriteLink card={card} isPrimary />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const AVERAGES = ['romantic', 'emotional', 'intimacy', 'overall'] as const

/** The five figures of all whom the viewer is compared with, in one row; on a phone in two. */
function LoveTiles({ tiles }: { tiles: Tiles }) {
  const t = useT('love')
  return (
    <dl
      aria-label={t('tiles')}
      className="grid grid-cols-6 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-[1.3fr_1fr_1fr_1fr_1fr]"
    >
      <Tile label={t('tile.soulmates')} className="max-sm:col-span-3">
        {tiles.soulmates}
      </Tile>
      {AVERAGES.map((name) => (
        <Tile
          key={name}
          label={t(`tile.${name}`)}
          className={name === 'romantic' ? 'max-sm:col-span-3' : 'max-sm:col-span-2'}
        >
          <Percent value={tiles[name]} large />
        </Tile>
      ))}
    </dl>
  )
}

function Tile({ label, className, children }: { label: string; className: string; children: React.ReactNode }) {
  return (
    <div className={`flex min-w-0 flex-col-reverse justify-end gap-0.5 bg-surface px-3.5 py-3 ${className}`}>
      <dt className="text-sm leading-4.5 text-pretty text-muted">{label}</dt>
      <dd className="tabular font-serif font-medium text-2xl leading-8">{children}</dd>
    </div>
  )
}

/** Finds by name whoever takes part, under 70 percent too. */
function LoveSearch({ query: { q, tab } }: { query: List['query'] }) {
  const t = useT('love')
  return (
    <Form role="search" action={LOVE_PATH} className="flex gap-2">
      <input type="hidden" name="tab" value={tab} />
      <SearchField value={q} label={t('search')} maxLength={SEARCH_MAX_LENGTH} />
      <Button type="submit">{t('submit')}</Button>
    </Form>
  )
}

/** The tabs with their people, or what a name found. */
function LoveList({ list }: { list: List }) {
  const t = useT('love')
  const words = useT('love-match')
  const { query, counts, cards, hasMore, left, nextMonth } = list
  const { q, tab, more } = query
  const items = useFocusOnNext(cards.length, more)
  const isComing = useNavigation().location?.pathname === LOVE_PATH
  const label = q ? t('found', { q }) : words(`group.${tab}`)
  return (
    <section aria-label={label} className="grid min-w-0 grid-cols-1 gap-4">
      {q ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg wrap-anywhere">{label}</h2>
          <ButtonLink to={lovePath({ tab })} variant="ghost" size="s">
            {t('clear')}
          </ButtonLink>
        </div>
      ) : (
        <div>
          <TabLinks
            label={t('tabs')}
            tabs={MATCH_GROUPS.map((group) => ({
              to: lovePath({ tab: group }),
              current: group === tab,
              label: (
                <span>
                  {words(`group.${group}`)} <span className="tabular text-sm text-faint">{counts[group]}</span>
                </span>
              ),
            }))}
          />
          <p className="mt-2 text-sm text-pretty text-muted">
            {t(RANGES[tab])}. {words('group.rest')}
          </p>
        </div>
      )}
      <div aria-busy={isComing || undefined} className="grid grid-cols-1 gap-4 transition-opacity aria-busy:opacity-60">
        {cards.length === 0 ? (
          <Nobody list={list} />
        ) : (
          <ul ref={items} className="grid grid-cols-1 gap-4">
            {cards.map((card) => (
              <LoveCard key={card.username} card={card} openings={{ left, nextMonth }} />
            ))}
          </ul>
        )}
        {cards.length === 0 ? null : hasMore && more < MOST_PAGES ? (
          <div className="grid justify-items-center py-2">
            <ButtonLink
              to={lovePath({ ...query, open: null, more: q && more === 0 ? 2 : more + 1 })}
              preventScrollReset
            >
              {t('more')}
            </ButtonLink>
          </div>
        ) : (
          <ListEnd>{t('end')}</ListEnd>
        )}
      </div>
    </section>
  )
}

const RANGES = { soulmates: 'rangeSoulmates', high: 'rangeHigh', good: 'rangeGood' } as const

function Nobody({ list: { query, compared, notCompared, preferences } }: { list: List }) {
  const t = useT('love')
  if (query.q) {
    return (
      <EmptyState icon={<SearchIcon className="size-6" />} title={t('notFound')}>
        {t('notFoundText')}
      </EmptyState>
    )
  }
  const isFiltering = preferences.filtering === 'on'
  const isFirst = compared + notCompared === 0 && !isFiltering
  return (
    <EmptyState icon={<HeartIcon className="size-6" />} title={isFirst ? t('nobody') : t(`empty.${query.tab}`)}>
      {t(isFirst ? 'nobodyText' : isFiltering ? 'emptyFiltered' : 'emptyText')}
    </EmptyState>
  )
}

/** More of the list takes the focus, since the link that brought it may have gone. */
function useFocusOnNext(shown: number, more: number) {
  const items = useRef<HTMLUListElement>(null)
  const before = useRef({ shown, more })
  useEffect(() => {
    const was = before.current
    before.current = { shown, more }
    if (more > was.more && shown > was.shown) items.current?.children[was.shown]?.querySelector('a')?.focus()
  }, [shown, more])
  return items
}

/** What the two percentages are, and that one is shown here oneself. */
export function LoveAbout() {
  const t = useT('love')
  const words = useT('love-match')
  return (
    <>
      <Card as="section" aria-labelledby="love-about">
        <h2 id="love-about" className="text-lg">
          {t('about')}
        </h2>
        <dl className="mt-3 grid gap-3 text-pretty">
          {(['loveMatch', 'typeMatch'] as const).map((name) => (
            <div key={name}>
              <dt className="font-semibold">{words(name)}</dt>
              <dd className="text-muted">{words(`${name}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 border-t border-line pt-3 text-pretty text-muted">{t('anyPair')}</p>
      </Card>
      <Card as="section" aria-labelledby="love-shown">
        <h2 id="love-shown" className="text-lg">
          {t('shown')}
        </h2>
        <p className="mt-1 mb-4 text-pretty text-muted">{t('shownText')}</p>
        <HideForm />
      </Card>
    </>
  )
}
