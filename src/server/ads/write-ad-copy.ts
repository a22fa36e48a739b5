import type { AdCopyResponse } from '../../core/contracts/ads'
import type { ChannelAds } from '../../core/copy/ads/ad-channels'
import { checkAds, findingsInAds, mendAds, sentencesOfAds } from '../../core/copy/ads/check-ads'
import { plainAds } from '../../core/copy/ads/plain-ads'
import { writeAds } from '../../core/copy/ads/write-ads'
import type { Brief } from '../../core/copy/brief'
import type { Judged } from '../../core/copy/settle-copy'
import { errorWords } from '../../core/copy/writing-error'
import { AppError } from '../../core/errors'
import { findLanguage, findLanguageByTag } from '../../core/locale/languages'
import { inEnglish } from '../../core/messages/in-english'
import { type Message, msg } from '../../core/messages/message'
import type { Page } from '../../core/page/page'
import { usable } from '../../core/product/facts'
import { expectError } from '../../pipeline/step-parts/expect-error'
import { judgeTexts } from '../../pipeline/step-parts/judge-copy'
import { type Payer, recording, type WritingDeps } from '../../pipeline/step-parts/writing'

export type AdWish = { page: Page; language: string; payer: Payer }
/** Writing ads, wherever it is done. */
export type AdWork = { writeAdCopy(wish: AdWish, signal: AbortSignal): Promise<AdCopyResponse> }
type Wanted = AdWish & { signal: AbortSignal }
type Written = { ads: ChannelAds; language: string; note?: Message; byModel?: boolean }

/**
 * Ads for a page in a language, checked statement by statement (T-1, T-2). Throws AppError `invalid_request` for a
 * language there is not, `writer_failed` when nothing of them stands, and `canceled`.
 */
export async function writeAdCopy(deps: WritingDeps, { page, language: wanted, payer, signal }: Wanted): Promise<AdCopyResponse> {
	const language = findLanguage(wanted)
	if (!language) throw new AppError('invalid_request', msg('request.no_language', { language: wanted.slice(0, 40) }))
	const brief: Brief = {
		language: language.id,
		market: page.market,
		factsLanguage: page.record.factsLanguage ?? findLanguage(page.language)?.tag,
		facts: usable(page.facts),
		listed: page.facts,
		...(page.record.plan ? { plan: page.record.plan } : {}),
		...(payer.seller?.voice ? { voice: payer.seller.voice } : {}),
	}
	const written = await write(deps, brief, payer, signal)
	const objections = (verdicts: Judged['verdicts']) => findingsInAds(written.ads, page.facts, written.language, verdicts)
	const judged = written.byModel
		? await judgeTexts({ deps, payer, signal }, brief, { sentences: sentencesOfAds(written.ads) }, objections)
		: undefined
	const mended = judged ? mendAds(written.ads, judged.replaced) : written.ads
	const { ads, removed } = checkAds(mended, page.facts, written.language, judged?.verdicts ?? {})
	const note = written.note ?? judged?.note
	const text = plainAds(ads)
	if (!text) {
		throw new AppError('writer_failed', msg('writing.no_ad'), {
			details: { removed },
		})
	}
	return { ad_copy: text, channels: ads, removed, ...(note ? { note: inEnglish(note), said: note } : {}) }
}

async function write(deps: WritingDeps, brief: Brief, payer: Payer, signal: AbortSignal): Promise<Written> {
	if (deps.writer.kind === 'embedded') return fromFacts(brief, msg('writing.without_model'))
	try {
		const ads = await recording(deps, payer, (record) => deps.writer.writeAds(brief, { signal, record }))
		return { ads, language: brief.language, byModel: true }
	} catch (error) {
		expectError(error, signal)
		deps.warn('ads were written by the fallback', { code: error.code, reason: error.message, ...error.details })
		return fromFacts(brief, errorWords(error.details.kind))
	}
}

/** Ads in the listing's own words: in its language, even where another was asked for, with a note that says so. */
function fromFacts(brief: Brief, why: Message): Written {
	const own = brief.factsLanguage ? findLanguageByTag(brief.factsLanguage) : undefined
	const language = own?.id ?? brief.language
	const note =
		own === undefined || language === brief.language
			? msg('writing.listing_words', { why })
			: msg('writing.listing_words_language', { why, language: own.label })
	return { ads: writeAds(brief), language, note }
}
