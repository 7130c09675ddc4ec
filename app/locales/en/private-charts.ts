/** Charts of family and clients, visible only to the member who added them. */
export const privateCharts = {
  title: 'Family and clients',
  lead: 'Charts of people who aren’t members. Compare them with yours and see who brings what.',
  add: 'Add a chart',
  emptyTitle: 'No charts yet',
  emptyText: 'Add the birth data of someone close, or of a client who agrees. No one else will see it.',
  onlyYou:
    'Only you can see these charts. You can keep up to {{most}}. They’re part of your data download and are deleted with your account.',
  full: 'You have {{most}} charts, the most you can keep. Delete one to add another. Only you can see them.',

  addTitle: 'Add a chart',
  editTitle: 'Edit chart',
  formLead: 'Whose chart it is, and when and where they were born.',
  permission:
    'You need this person’s permission. Their data is stored only for you. They can ask you or the site’s operator to delete it.',
  name: 'Name',
  nameHint: 'Shown in the comparison.',
  'name.missing': 'Enter a name.',
  'name.long': 'Use at most 100 characters.',
  consent: 'This person agrees that I keep their birth data here',
  consentHint: 'For a child: I am a parent, or a parent agrees.',
  consentAgain: 'Needed if you change the name or the birth data. For a child: I am a parent, or a parent agrees.',
  'consent.missing': 'Ask first: the chart can’t be saved without this person’s agreement.',
  save: 'Create chart',
  saveChanges: 'Save changes',
  saving: 'Calculating…',
  'error.full': 'You’ve reached the limit. Delete a chart to add another.',
  'error.service': 'Couldn’t calculate the chart. Nothing you typed is lost. Try again in a moment.',

  edit: 'Edit',
  delete: 'Delete chart',
  deleteText: '{{name}}’s birth data and chart are deleted at once and can’t be restored.',
  deleteYes: 'Delete for good',
  deleting: 'Deleting…',
  onlyYouHere: 'Private chart: only you can see this page.',
}
