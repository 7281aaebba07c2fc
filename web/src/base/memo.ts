/** A function whose answers are kept as long as what it was asked about; whatever `also` is depends on that. */
export function memo<Key extends object, Answer, Also = void>(make: (key: Key, also: Also) => Answer) {
  const known = new WeakMap<Key, Answer>();
  return (key: Key, also: Also): Answer => {
    const answer = known.get(key) ?? make(key, also);
    known.set(key, answer);
    return answer;
  };
}
