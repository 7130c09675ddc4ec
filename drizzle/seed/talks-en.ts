import { LONG_TALK } from './long-talk'
import type { SeedTalk } from './talk'

/** What members who read English have written to each other. */
export const TALKS_EN: SeedTalk[] = [
  LONG_TALK,
  {
    between: ['claire_dm', 'demo'],
    unread: { demo: 2 },
    stretches: [
      {
        daysAgo: 8.1,
        lines: [
          '> Hello Mira. I drew your bodygraph on a napkin in the staff room, I hope that’s all right. It has coffee on the left arm.',
          '< It’s more than all right. Which is my left arm, on a napkin?',
          '> Whichever the coffee chose.',
          '< How are the teenagers?',
          '> They asked if I believe in it. I said I believe in measuring what happens when you wait before you answer.',
          '< And did they wait?',
          '> Three of them. It was the loudest silence of the term.',
        ],
      },
      {
        daysAgo: 0.09,
        lines: [
          '> I’m writing something about how projectors rest and would like to ask you, since you always look busy and never tired: when do you stop?',
          '> No hurry. Sunday is fine, with tea.',
        ],
      },
    ],
  },
  {
    between: ['thandeka', 'demo'],
    stretches: [
      {
        daysAgo: 17.2,
        lines: [
          '> Hi Mira. Your profile says you answer on Sundays. It’s Tuesday, so take this as a letter: I’m cutting a film about people who work with their hands, and I keep looking for someone who talks about mistakes the way you do.',
          '< Hello Thandeka. It turned into Sunday after all. What do you do with a mistake, in a film?',
          '> Leave it in until the very last day. By then half of them are the film.',
          { line: '< Come in May, the light is good then.', was: 'Come in March, the light is good then.' },
          '> May it is. I’ll bring one camera and no opinions.',
          { line: '< My address is on the website, or ask anyone at the quay.', isDeleted: true },
          '< I’ll send you the address closer to the day. Ask for the blue door.',
          '> The blue door. Thank you.',
        ],
      },
    ],
  },
  {
    // A stranger writes for the first time.
    between: ['jlopez', 'demo'],
    unread: { demo: 1 },
    stretches: [
      {
        daysAgo: 0.6,
        lines: [
          '> Hi Mira. We haven’t met. I saw your answer about waiting under someone’s post and it stayed with me for a week. May I ask you something about your work?',
        ],
      },
    ],
  },
  {
    // The demo member wrote to a stranger who has not answered yet.
    between: ['demo', 'priya_raman'],
    unread: { priya_raman: 1 },
    stretches: [
      {
        daysAgo: 1.3,
        lines: [
          '> Hello Priya. Eight birthdays, every one filed on time: that made my evening. How does a Manifestor survive tax season without informing anyone too loudly?',
        ],
      },
    ],
  },
  { between: ['demo', 'aoife_ni_bhriain'], stretches: [{ daysAgo: 4.2, lines: [] }] },
  {
    between: ['thandeka', 'harriet_p'],
    stretches: [
      {
        daysAgo: 5.4,
        lines: [
          '> Do you still have the list of editors from last year?',
          '< I do, it’s on paper. Shall I send you a photo tonight?',
          '> Tonight is perfect.',
        ],
      },
    ],
  },
  {
    between: ['sam_t', 'river_santafe'],
    unread: { sam_t: 1 },
    stretches: [
      {
        daysAgo: 12.5,
        lines: [
          '> Hi River. How do you explain to people that the answer will take a month?',
          '< I tell them the date of the next full moon and let them do the sum.',
          '> Does it work?',
          '< Ask me in a month.',
        ],
      },
    ],
  },
]
