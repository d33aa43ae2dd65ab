import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import classes from "./toast.module.css";

const SHOWN_MS = 5000;

const Toast = createContext<(text: string) => void>(() => {});

/** Says a short success at the edge of the screen, and to screen readers; the last one said is shown. */
export function useToast(): (text: string) => void {
  return useContext(Toast);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState<{ text: string; id: number } | null>(null);
  const say = useCallback((said: string) => {
    const id = Date.now();
    setText({ text: said, id });
    window.setTimeout(() => setText((shown) => (shown?.id === id ? null : shown)), SHOWN_MS);
  }, []);
  return (
    <Toast value={say}>
      {children}
      <div role="status" className={classes.place}>
        {text && (
          <p key={text.id} className={classes.toast}>
            {text.text}
          </p>
        )}
      </div>
    </Toast>
  );
}
