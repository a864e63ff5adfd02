import type {openPeopleAside} from '@stone-designs/lake/admin'

type People = ReturnType<typeof openPeopleAside>['people']

/**
 * Says how many passkeys still sign a person in. Ending sessions, or a new password, does not lock out a lost device.
 * @param who id or e-mail address
 */
export function warnOfPasskeys(people: People, who: string) {
  const person = people.staff
    .list()
    .find(({id, email}) => id === who || email.toLowerCase() === who.toLowerCase())
  const count = person ? people.passkeys.list(person.id).length : 0
  if (!person || count === 0) return
  console.log(
    `Passkeys that still sign this person in: ${count}. They are listed by npm run people -- passkeys ${person.email}`,
  )
}
