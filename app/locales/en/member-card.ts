import { typeNames } from './type-names'

/** A member as lists of people show them. */
export const memberCard = {
  ...typeNames,
  verified: 'Verified profile',
  practitioner: 'Practitioner',
  online: 'Online',
  match: 'Type match',
  percent: '{{percent}}%',
  why: 'Why?',
  whyNamed: 'Why {{percent}}% with {{name}}?',
  location: 'Location:',
  followers_one: '{{count}} follower',
  followers_other: '{{count}} followers',
  posts_one: '{{count}} post',
  posts_other: '{{count}} posts',
}
