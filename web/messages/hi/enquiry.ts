/** Link to the enquiry list, with the number of products on it. */
export const enquiryList = (count: number) => (count === 0 ? 'पूछताछ सूची' : `पूछताछ सूची, ${count} डिज़ाइन`)
