export default function R() { return <main id="main">x</main> }
