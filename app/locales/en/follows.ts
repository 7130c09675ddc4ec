import { typeNames } from './type-names'

/** Following a member, and the lists of who follows whom. */
export const follows = {
  ...typeNames,
  follow: 'Follow',
  followNamed: 'Follow {{name}}',
  following: 'Following',
  followingNamed: 'Following {{name}}. Press to stop following',
  followsYou: 'Follows you',
  connected: 'You are connected',
  'error.missing': 'This member is no longer here.',
  'error.self': 'You cannot follow yourself.',
  'error.suspended': 'While your account is suspended you cannot follow others.',
  'error.invalid': 'The page is out of date. Reload it and try again.',

  // Lists
  lists: 'People',
  'list.connections': 'Connections',
  'list.followers': 'Followers',
  'list.following': 'Following',
  'empty.connections': 'No connections yet',
  'empty.followers': 'No followers yet',
  'empty.following': 'Not following anybody yet',
  emptyConnectionsText: 'People {{name}} is connected with will appear here.',
  emptyFollowersText: 'People who follow {{name}} will appear here.',
  emptyFollowingText: 'People {{name}} follows will appear here.',
  emptyOwnConnectionsText: 'Members you are connected with will appear here.',
  emptyOwnFollowersText: 'When somebody follows you, they appear here.',
  emptyOwnFollowingText: 'Press “Follow” on the page of a member, and their posts come to your feed.',
  hidden_one: '{{count}} person is not shown: their profile is closed to you.',
  hidden_other: '{{count}} people are not shown: their profiles are closed to you.',
  more: 'Show more',
  moreFailed: 'The rest of the list did not come.',
  again: 'Try again',
  first: 'To the beginning of the list',
  you: 'You',
  verified: 'Verified',
}
