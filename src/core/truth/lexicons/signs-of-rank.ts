import type { Signs } from './signs-of-talk'

/**
 * Signs of a rank among all others, by language: `S` the most or the best, `Z` of all there are (on the market, in Europe, ever made); and of returns: `B` it comes back
 * to the shop, `M` the money, the swap or the costs are the shop's. Written as in `signs-of-talk.ts`; two that meet make the claim.
 */
export const SIGNS_OF_RANK: Readonly<Record<string, Signs>> = {
	english: {
		S: '(?:the )?(?:most|best|finest|greatest|lightest|thinnest|fastest|strongest|quietest|smallest|toughest|brightest|softest|easiest|clearest)!|no (?:other|lighter|thinner|better|finer|quieter)',
		Z: 'on the market|money can buy|ever (?:made|built|sold|printed|written|recorded|seen)|you can buy|in existence|in (?:europe|america|the world|the country|its class|the shops?)|of all time|anywhere|on earth|on sale',
		B: '(?:send|ship|bring|hand|post|mail) (?:it|them|the \\S+|your \\S+) (?:\\S+ )?back|changed? your mind|not (?:happy|convinced|satisfied|in love)|(?:comes?|goes?) back to us',
		M: 'refund|money back|your money|every (?:penny|cent)|full (?:price|amount)|(?:we|our) (?:pay|cover|collect)|at our (?:cost|expense)|swap|exchange|no questions',
	},
}
