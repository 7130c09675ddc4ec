/** The profile of a member as others see it, its address, link preview and sharing. */
export const publicProfile = {
  // The head
  memberSince: 'Member since {{date}}',
  verified: 'Verified',
  authority: '{{name}} authority',
  born: 'Born {{date}}',
  age_one: '{{count}} year old',
  age_other: '{{count}} years old',
  timeAbout: 'about {{time}}',
  timeUnknown: 'time not known',

  // What can be done
  loginToChat: 'Login to Chat',
  message: 'Message',
  'presence.online': 'Active now',
  'presence.away': 'Away',
  'presence.busy': 'Busy',
  seenRecently: 'Last seen recently',
  yourProfile: 'Your Profile',
  edit: 'Edit',
  more: 'More about {{name}}',
  copyLink: 'Copy link',
  share: 'Share',
  'mute.7': 'Mute for 7 days',
  'mute.30': 'Mute for 30 days',
  'mute.always': 'Mute until I unmute',
  'mute.unmute': 'Unmute',
  block: 'Block',
  shareTitle: '{{name}} · Human Design Social',
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied: {{url}}',
  viewPublic: 'View public profile',

  // Sections
  sections: 'Sections of the profile',
  'tab.chart': 'Chart',
  'tab.connections': 'Connections',
  followers_one: '{{count}} follower',
  followers_other: '{{count}} followers',
  followed_one: '{{count}} following',
  followed_other: '{{count}} following',
  posts_one: '{{count}} post',
  posts_other: '{{count}} posts',

  // The chart
  chart: 'Human Design',
  detailGates: 'Lines, planets and exact positions are not shown: they would tell the time of birth.',
  detailChannels: 'Only centers and defined channels are shown; single gates, lines and planets are kept private.',
  timeOpen: 'The birth time is not known: this is the chart for noon.',
  timeRough: 'The birth time is not exact.',
  noChartTitle: 'There is no chart yet',
  noChartText: '{{name}} has not entered birth data so far.',
  noOwnChartText: 'Enter when and where you were born, and your bodygraph appears here.',
  enterBirth: 'Enter birth data',
  closedChartTitle: 'The chart is not shared with you',
  closedChartText: '{{name}} keeps the chart private or shows it to connections only.',

  // With other eyes
  previewLead: 'How others see this page:',
  previewing_visitor: 'You see your profile as a visitor does.',
  previewing_member: 'You see your profile as a member does.',
  previewing_connection: 'You see your profile as a connection does.',
  preview_visitor: 'As a visitor',
  preview_member: 'As a member',
  preview_connection: 'As a connection',
  previewEnd: 'As yourself',
  privacySettings: 'Privacy settings',

  // Closed
  missingTitle: 'Nothing here',
  missingText: 'There is no profile at this address.',
  communityTitle: 'Only members see this profile',
  communityText: '@{{name}} shares this page with members of Human Design Social. Sign in to open it.',
  connectionsTitle: 'Only connections see this profile',
  connectionsText: '@{{name}} shares this page with connections only.',
  signIn: 'Sign in',
  home: 'Back to home',

  // For search engines and link previews
  description: '{{type}}, {{profile}}, {{authority}} authority.',
  descriptionPlain: 'The profile of {{name}} on Human Design Social.',
  cardOf: '{{name}} on Human Design Social',
}
