/** IPTC's addresses for how a text or a picture came to be, the same words schema.org uses (K-6). */
const SCHEME = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
/** Made or changed by a trained model. */
export const AI_MADE = `${SCHEME}trainedAlgorithmicMedia`
/** Put together by rules, without a trained model. */
export const RULE_MADE = `${SCHEME}algorithmicMedia`

/** schema.org's members of `IPTCDigitalSourceEnumeration` for the same. */
export const SCHEMA_SOURCE = {
	ai: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
	rules: 'https://schema.org/AlgorithmicMediaDigitalSource',
} as const
