/** Charts of family and clients, which only the member who made them sees. */
export const privateCharts = {
  title: 'Family and clients',
  lead: 'Charts of people who are not here. Lay them over your own, and see who brings what.',
  add: 'Add a chart',
  emptyTitle: 'No charts yet',
  emptyText: 'Add the birth data of somebody close or of a client who agrees. Nobody but you will see them.',
  onlyYou:
    'Only you see these charts; up to {{most}}. They go with your account and are part of the download of your data.',
  full: 'You keep {{most}} charts, which is as many as there can be. Delete one to add another. Only you see them.',

  addTitle: 'Add a chart',
  editTitle: 'Edit the chart',
  formLead: 'Whose chart it is, and when and where this person was born.',
  permission:
    'You need this person’s permission. Their data is stored only for you. They can ask you or the site’s operator to delete it.',
  name: 'Name',
  nameHint: 'As you want to read it in the comparison.',
  'name.missing': 'Enter a name.',
  'name.long': 'Enter at most 100 characters.',
  consent: 'This person agrees that I keep their birth data here',
  consentHint: 'For a child: I am a parent, or a parent agrees.',
  consentAgain: 'Needed where the name or the birth becomes another. For a child: I am a parent, or a parent agrees.',
  'consent.missing': 'Ask first: without agreement the chart cannot be kept.',
  save: 'Create the chart',
  saveChanges: 'Save changes',
  saving: 'Calculating...',
  'error.full': 'You keep as many charts as there can be. Delete one to add another.',
  'error.service':
    'The chart could not be calculated just now. Please try again in a moment; nothing you typed is lost.',

  edit: 'Edit',
  delete: 'Delete this chart',
  deleteText: 'The birth data of {{name}} and the chart are removed at once and cannot be brought back.',
  deleteYes: 'Delete for good',
  deleting: 'Deleting...',
  onlyYouHere: 'A private chart: only you see this page.',
}
