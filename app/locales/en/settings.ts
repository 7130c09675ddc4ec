/** The frame of the settings: each tab has its words with the feature it belongs to. */
export const settings = {
  title: 'Settings',
  tabs: 'Settings',
  'tab.personal': 'Personal',
  'tab.privacy': 'Privacy',
  'tab.notifications': 'Notifications',
  'tab.premium': 'Premium',
  'tab.hd-data': 'HD Data',
  'tab.referral': 'Referral',
  'tab.account': 'Account',
}
