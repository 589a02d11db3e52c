// Shows the element whose name is the first parameter, and loads the kit only after the browser has looked for `autofocus`.
const [tag] = location.search.slice(1).split('&')
document.getElementById('place').innerHTML = `<${tag} id="first" autofocus>First</${tag}><${tag} id="second" autofocus>Second</${tag}>`
// A person is already in the field.
if (location.search.endsWith('taken')) document.getElementById('field').focus()
clock.painted().then(() => import('/pressurekit/pressurekit.js'))
