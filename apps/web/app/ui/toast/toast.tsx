import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import classes from "./toast.module.css";

const SHOWN_MS = 5000;
/** So many stand below each other: a success is not taken away by what follows from it at once. */
const AT_ONCE = 2;

const Toast = createContext<(text: string) => void>(() => {});

/** Says a short success at the edge of the screen, and to screen readers. */
export function useToast(): (text: string) => void {
  return useContext(Toast);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly { text: string; id: number }[]>([]);
  const next = useRef(0);
  const say = useCallback((text: string) => {
    next.current += 1;
    const id = next.current;
    setShown((before) => [...before.filter((other) => other.text !== text), { text, id }].slice(-AT_ONCE));
    window.setTimeout(() => setShown((before) => before.filter((other) => other.id !== id)), SHOWN_MS);
  }, []);
  return (
    <Toast value={say}>
      {children}
      <div role="status" aria-atomic="false" className={classes.place}>
        {shown.map(({ text, id }) => (
          <p key={id} className={classes.toast}>
            {text}
          </p>
        ))}
      </div>
    </Toast>
  );
}
