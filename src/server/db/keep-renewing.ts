/** A claim on a row that its holder renews for as long as it works. */
export type Renewal = {
	/** Fires with an AppError as soon as the row is known to be another's: what the holder still does is void. */
	lost: AbortSignal
	/** Renews it at once, right before what must not be done twice. Throws what `lost` fires with. */
	check(): Promise<void>
	stop(): void
}

/**
 * Renews a claim every so often. `renew` answers false when the row is no longer the holder's: this process was halted
 * or cut off for so long that another took it. `why` makes the error for that.
 */
export function keepRenewing(renew: () => Promise<boolean>, everyMs: number, why: () => Error): Renewal {
	const lost = new AbortController()
	const check = async () => {
		if (!lost.signal.aborted && !(await renew())) lost.abort(why())
		lost.signal.throwIfAborted()
	}
	// A renewal that fails is made up for by the next one; if none succeeds, the claim runs out as it should.
	const renewing = setInterval(() => void check().catch(() => undefined), everyMs)
	return { lost: lost.signal, check, stop: () => clearInterval(renewing) }
}
