/** WooCommerce keeps the values of an attribute of one product as one text, cut at this sign whenever it is read. */
export const attributeValue = (value: string): string => value.replaceAll('|', '/')
