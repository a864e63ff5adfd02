// The notice of a shop whose owner has written none. A draft for counsel, not legal advice: a lawyer has to read it before
// the shop relies on it.

export const intro =
  'This page says in plain words what this site collects about you, why, for how long, who receives it, and what you can ask us to do.'

/** An empty line separates paragraphs. */
export const parts: readonly {heading: string; text: string}[] = [
  {
    heading: 'What we collect, and why',
    text: 'When you ask for a price, call us or look for the showroom from this site, we store what you asked for, the page, the time, and the internet address of your connection. We need them to answer you and to stop misuse.\n\nWhen a page fails in your browser, it sends us the error and the address of the page, so that we can repair it.\n\nOf some visits, the page tells us how fast it was: the kind of page, phone or computer, and three numbers. Nothing in it says who you are, and no other company receives it.\n\nWhen you send us a file, we store the file, so that we can look at it with you.\n\nThe pieces that you collect or looked at stay in your own browser until you send us the list. From your second visit on it also keeps pages that you open here, so that they open without network. These copies hold nothing about you.',
  },
  {
    heading: 'What we do only with your yes',
    text: 'Some shops that use this site pay for advertisements, and measure them. Where this shop does, it asks you first. Until you say yes, nothing is loaded from an advertising company and no identifier is stored.\n\nAdvertising: we store the number that an advertisement gave to your click, for 90 days in your browser and with your enquiry. Google and Meta learn which pages you open here and whether you contacted us, so that we pay for the advertisements that help.\n\nStatistics: Google learns which pages you open here, so that we see which pages are useful.',
  },
  {
    heading: 'Who receives it',
    text: 'We sell nothing about you. The companies that run our server and our forms work for us and only on our instructions. Where our own phones, e-mail or another program of ours tell us that you asked, the companies that carry these messages carry them for us; the messages to phones are encrypted and do not name you. Google and Meta receive something only with your yes. A map, WhatsApp, or a page on another site opens only after you tap it, and then their own notices apply.',
  },
  {
    heading: 'Change your mind',
    text: 'A yes can be taken back as easily as it was given: “Privacy choices” is at the foot of every page. What your browser stored is then deleted, and the services stop. What was done with your yes until then stays lawful.',
  },
  {
    heading: 'Your rights',
    text: 'You may ask us what we know about you and who received it, have it corrected or completed, have it erased, and name somebody who does this for you if you cannot. Write to us at the address below, and say the phone number or the time of your enquiry, so that we can find it. We answer within 90 days.',
  },
  {
    heading: 'Complain',
    text: 'Please tell us first, and we try to put it right. If our answer does not help, or does not come, you may complain to the Data Protection Board of India.',
  },
  {
    heading: 'Children',
    text: 'This site is for adults. We do not ask for an age, and we do not follow children or advertise to them. If a child has written to us, tell us and we erase it.',
  },
]
