// The items are set before the element is defined, which reads them when it is upgraded.
prepare(() => (document.getElementById('icon').items = [
  { type: 'org.example.new', title: 'New weighing', subtitle: 'Begin at zero', userInfo: { from: 'icon' } },
  { type: 'org.example.history', title: 'History' },
  { type: 'org.example.blue', title: 'Open Blue' },
  { type: 'org.example.fourth', title: 'The fourth' },
  { type: 'org.example.fifth', title: 'One too many' },
]))
