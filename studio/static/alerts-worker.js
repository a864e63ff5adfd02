// The service worker of the Studio. It shows a message of the shop, and opens what the message is about. It answers no
// requests of the page.

self.addEventListener('push', (event) => {
  const {id, title, body, path} = event.data.json()
  // A message that comes twice replaces itself.
  const options = {body, tag: id, data: {path}, icon: '/icon-192.png'}
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // A new window: an open one may have a form with words that are not saved yet.
  event.waitUntil(self.clients.openWindow(event.notification.data.path))
})
