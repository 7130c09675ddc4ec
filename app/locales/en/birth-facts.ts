/** The birth a chart was made from, and how much of the chart depends on its minute. */
export const birthFacts = {
  birthData: 'Birth data',
  timeExact: 'exact to the minute',
  timeApproximate: 'approximate',
  timeUnknown: 'unknown; the chart is for noon',
  zone: 'Time zone',
  offset: 'UTC offset',
  offsetChosen: 'chosen by you',
  offsetGiven: 'entered by you',
  designDate: 'Design date (UTC)',

  reliability: 'How much depends on the exact minute',
  reliabilityText: 'See what a slightly earlier or later birth would change.',
  reliabilityShow: 'Check the birth time',
  reliabilityWaiting: 'Checking…',
  reliabilityFailed: 'Couldn’t check the birth time. Try again.',
  within: '±{{minutes}} min',
  wholeDay: 'The whole day',
  same: 'the same',
}
